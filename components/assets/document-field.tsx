'use client'
import { Anchor } from '@mantine/core'
import { IconFileTypePdf } from '@tabler/icons-react'
import { AssetField } from './asset-field'
import { assetUrl } from './asset-url'

export const DocumentField = (props: { name: string; label: string }) => (
  <AssetField
    {...props}
    assetType="Document"
    renderPreview={(file) =>
      file ? (
        <Anchor href={assetUrl(file.id)} download style={{ overflowWrap: 'anywhere' }}>
          {file.fileName}
        </Anchor>
      ) : (
        <IconFileTypePdf size={36} stroke={1.25} aria-hidden />
      )
    }
  />
)

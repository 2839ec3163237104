'use client'
import { Anchor } from '@mantine/core'
import { IconFileTypePdf } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { FileField, megabytes } from '@/components/form/file-field'
import { assets, UPLOAD_LIMIT } from '@/lib/domain/site/assets/contract'
import { callApi } from '@/lib/platform/browser/client'
import { assetUrl } from './asset-url'

const upload = (file: File) => callApi(assets.upload, { file, assetType: 'Document' })

export function DocumentField({ name, label }: { name: string; label: string }) {
  const t = useTranslations('form')
  return (
    <FileField
      name={name}
      label={label}
      accept="application/pdf"
      hint={t('documentHint', { size: megabytes(UPLOAD_LIMIT) })}
      limit={UPLOAD_LIMIT}
      upload={upload}
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
}

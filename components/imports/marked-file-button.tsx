'use client'
import { Button } from '@mantine/core'
import { IconFileTypeXls } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { useDownload } from '@/components/ui/use-download'
import { imports } from '@/lib/domain/site/imports/contract'

/** The rows as a file, with what is wrong in them. */
export function MarkedFileButton({ id }: { id: string }) {
  const t = useTranslations('imports.check')
  const { start, fetching } = useDownload()
  return (
    <Button
      variant="default"
      leftSection={<IconFileTypeXls size={18} aria-hidden />}
      loading={fetching !== null}
      onClick={() => void start(t('marked'), imports.exportMarked, { id })}
    >
      {t('marked')}
    </Button>
  )
}

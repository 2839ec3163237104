'use client'
import { Button } from '@mantine/core'
import { IconFileTypePdf, IconFileTypeXls } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import type { Contract, InputOf } from '@/lib/platform/contract/contract'
import { useDownload } from './use-download'
import { useDownloadProgress } from './use-download-progress'

type Props<X extends Contract, P extends Contract> = {
  xlsx?: { contract: X; input: InputOf<X> }
  pdf?: { contract: P; input: InputOf<P>; label?: string }
}

export function ExportButtons<X extends Contract, P extends Contract>({ xlsx, pdf }: Props<X, P>) {
  const t = useTranslations('exports')
  const { fetching, start, stop } = useDownload()
  const progress = useDownloadProgress()
  const isBusy = fetching !== null
  return (
    <>
      {xlsx && (
        <Button
          variant="default"
          leftSection={<IconFileTypeXls size={18} aria-hidden />}
          disabled={isBusy}
          onClick={() => void start(t('xlsx'), xlsx.contract, xlsx.input)}
        >
          {t('xlsxLabel')}
        </Button>
      )}
      {pdf && (
        <Button
          variant="default"
          leftSection={<IconFileTypePdf size={18} aria-hidden />}
          disabled={isBusy}
          onClick={() => void start(t('pdf'), pdf.contract, pdf.input)}
        >
          {pdf.label ?? t('pdfLabel')}
        </Button>
      )}
      {fetching && progress && <progress.DownloadProgress {...fetching} onStop={stop} />}
    </>
  )
}

'use client'
import { useTranslations } from 'next-intl'
import { imports } from '@/lib/domain/site/imports/contract'
import { SheetButton } from './sheet-button'

/** The rows as a file, with what is wrong in them. */
export function MarkedFileButton({ id }: { id: string }) {
  const t = useTranslations('imports.check')
  return <SheetButton label={t('marked')} contract={imports.exportMarked} input={{ id }} />
}

'use client'
import { useTranslations } from 'next-intl'
import { Dialog } from '@/components/ui/dialog'
import { KeyList } from './key-list'

export function KeyDialog({ close }: { close: () => void }) {
  const t = useTranslations('table.keys')
  return (
    <Dialog title={t('title')} onClose={close}>
      <KeyList />
    </Dialog>
  )
}

'use client'
import { Modal } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useFocusBack } from '@/components/ui/use-focus-back'
import { KeyList } from './key-list'

export function KeyDialog({ close }: { close: () => void }) {
  const t = useTranslations()
  useFocusBack()
  return (
    <Modal
      opened
      onClose={close}
      title={t('table.keys.title')}
      centered
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <KeyList />
    </Modal>
  )
}

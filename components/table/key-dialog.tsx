'use client'
import { Modal } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { KeyList } from './key-list'

export function KeyDialog({ close }: { close: () => void }) {
  const t = useTranslations()
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

'use client'
import { Modal } from '@mantine/core'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

type Props = { title: string; isOpen: boolean; onClose: () => void; children: ReactNode }

/** A short form that is done with in a moment; a record's own form has a drawer or a page. */
export function FormModal({ title, isOpen, onClose, children }: Props) {
  const t = useTranslations('common')
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={title}
      centered
      closeButtonProps={{ 'aria-label': t('close') }}
      styles={{ title: { fontWeight: 650, fontSize: 'var(--mantine-font-size-lg)' } }}
    >
      {children}
    </Modal>
  )
}

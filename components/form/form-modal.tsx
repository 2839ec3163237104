'use client'
import { Modal } from '@mantine/core'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ReportUnsaved } from './form-context'
import { useBackCloses } from './use-back-closes'
import { useUnsaved } from './use-unsaved-warning'

type Props = { title: string; isOpen: boolean; onClose: () => void; children: ReactNode }

/** A dialog for a short form. Closing it asks first when something is unsaved. */
export function FormModal({ title, isOpen, onClose, children }: Props) {
  const t = useTranslations('common')
  const unsaved = useUnsaved()
  const close = async () => {
    if (await unsaved.mayLeave()) onClose()
  }
  useBackCloses(isOpen, () => void close())
  return (
    <Modal
      opened={isOpen}
      onClose={() => void close()}
      title={title}
      centered
      closeButtonProps={{ 'aria-label': t('close') }}
      styles={{ title: { fontWeight: 650, fontSize: 'var(--mantine-font-size-lg)' } }}
    >
      <ReportUnsaved value={unsaved.report}>{children}</ReportUnsaved>
    </Modal>
  )
}

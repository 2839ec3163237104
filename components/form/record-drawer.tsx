'use client'
import { Drawer } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'
import { ReportUnsaved } from './form-context'
import { useConfirmLeaving } from './use-unsaved-warning'

type Props = {
  title: string
  isOpen: boolean
  onClose: () => void
  /** The form; given how to close without losing work. */
  children: (close: () => void) => ReactNode
}

/** A record's form beside its list. Closing it asks first when something is unsaved. */
export function RecordDrawer({ title, isOpen, onClose, children }: Props) {
  const t = useTranslations('common')
  const [isUnsaved, setUnsaved] = useState(false)
  const confirmLeaving = useConfirmLeaving()
  const close = async () => {
    if (isUnsaved && !(await confirmLeaving())) return
    setUnsaved(false)
    onClose()
  }
  return (
    <Drawer
      opened={isOpen}
      onClose={() => void close()}
      position="right"
      size="lg"
      title={title}
      closeButtonProps={{ 'aria-label': t('close') }}
      styles={{
        title: { fontWeight: 650, fontSize: 'var(--mantine-font-size-lg)' },
        body: { paddingBottom: '2rem' },
      }}
    >
      <ReportUnsaved value={setUnsaved}>{children(() => void close())}</ReportUnsaved>
    </Drawer>
  )
}

'use client'
import { Drawer } from '@mantine/core'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ReportUnsaved } from './form-context'
import { useBackCloses } from './use-back-closes'
import { useUnsaved } from './use-unsaved-warning'

type Props = {
  title: string
  isOpen: boolean
  onClose: () => void
  /** Renders the form; `close` asks first when something is unsaved. */
  children: (close: () => void) => ReactNode
}

/** A record's form beside its list. Closing it asks first when something is unsaved. */
export function RecordDrawer({ title, isOpen, onClose, children }: Props) {
  const t = useTranslations('common')
  const unsaved = useUnsaved()
  const close = async () => {
    if (await unsaved.mayLeave()) onClose()
  }
  useBackCloses(isOpen, () => void close())
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
      <ReportUnsaved value={unsaved.report}>{children(() => void close())}</ReportUnsaved>
    </Drawer>
  )
}

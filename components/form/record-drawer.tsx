'use client'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useFocusBack } from '@/components/ui/use-focus-back'
import { ReportUnsaved } from './form-context'
import { useBackCloses } from './use-back-closes'
import { useDialogFrames } from './use-dialog-frames'
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
  useFocusBack(isOpen)
  const frames = useDialogFrames()
  const unsaved = useUnsaved()
  const close = async () => {
    if (await unsaved.mayLeave()) onClose()
  }
  const onEscape = useBackCloses(isOpen, () => void close())
  if (!frames) return null
  return (
    <frames.Drawer
      opened={isOpen}
      onClose={onEscape}
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
    </frames.Drawer>
  )
}

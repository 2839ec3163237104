'use client'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useFocusBack } from '@/components/ui/use-focus-back'
import { ReportUnsaved } from './form-context'
import { useBackCloses } from './use-back-closes'
import { useDialogFrames } from './use-dialog-frames'
import { useUnsaved } from './use-unsaved-warning'

type Props = { title: string; isOpen: boolean; onClose: () => void; children: ReactNode }

/** A dialog for a short form. Closing it asks first when something is unsaved. */
export function FormModal({ title, isOpen, onClose, children }: Props) {
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
    <frames.Modal
      opened={isOpen}
      onClose={onEscape}
      title={title}
      centered
      closeButtonProps={{ 'aria-label': t('close') }}
      styles={{ title: { fontWeight: 650, fontSize: 'var(--mantine-font-size-lg)' } }}
    >
      <ReportUnsaved value={unsaved.report}>{children}</ReportUnsaved>
    </frames.Modal>
  )
}

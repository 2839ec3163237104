'use client'
import type { ReactNode } from 'react'
import { ReportUnsaved } from './form-context'
import { useDialogFrames } from './use-dialog-frames'
import { useUnsaved } from './use-unsaved-warning'

type Props = { title: string; isOpen: boolean; onClose: () => void; children: ReactNode }

/** A dialog for a short form. Closing it asks first when something is unsaved. */
export function FormModal({ title, isOpen, onClose, children }: Props) {
  const frames = useDialogFrames()
  const unsaved = useUnsaved()
  const close = async () => {
    if (await unsaved.mayLeave()) onClose()
  }
  if (!frames) return null
  return (
    <frames.Dialog title={title} isOpen={isOpen} onClose={() => void close()}>
      <ReportUnsaved value={unsaved.report}>{children}</ReportUnsaved>
    </frames.Dialog>
  )
}

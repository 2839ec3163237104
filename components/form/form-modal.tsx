'use client'
import type { ReactNode } from 'react'
import { Leave, ReportUnsaved } from './form-context'
import { useDialogFrames } from './use-dialog-frames'
import { useUnsaved } from './use-unsaved-warning'

type Props = { title: string; isOpen: boolean; onClose: () => void; children: ReactNode }

/** A dialog for a short form. Closing it asks first when something is unsaved. */
export function FormModal({ title, isOpen, onClose, children }: Props) {
  const frames = useDialogFrames()
  const unsaved = useUnsaved()
  const leave = async () => {
    if (await unsaved.mayLeave()) onClose()
  }
  if (!frames) return null
  return (
    <frames.Dialog title={title} isOpen={isOpen} onClose={() => void leave()}>
      <ReportUnsaved value={unsaved.report}>
        <Leave value={() => void leave()}>{children}</Leave>
      </ReportUnsaved>
    </frames.Dialog>
  )
}

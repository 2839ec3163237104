'use client'
import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import { Leave, ReportUnsaved } from './form-context'
import { useUnsaved } from './use-unsaved-warning'

type Props = { leaveTo: Route; children: ReactNode }

/** A form that is a page of its own. Leaving it asks first when something is unsaved. */
export function FormPage({ leaveTo, children }: Props) {
  const router = useRouter()
  const unsaved = useUnsaved()
  const leave = async () => {
    if (await unsaved.mayLeave()) router.push(leaveTo)
  }
  return (
    <ReportUnsaved value={unsaved.report}>
      <Leave value={() => void leave()}>{children}</Leave>
    </ReportUnsaved>
  )
}

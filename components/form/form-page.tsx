'use client'
import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import { ReportUnsaved } from './form-context'
import { useUnsaved } from './use-unsaved-warning'

type Props = {
  leaveTo: Route
  /** Renders the form; `leave` asks first when something is unsaved. */
  children: (leave: () => void) => ReactNode
}

/** A form that is a page of its own. */
export function FormPage({ leaveTo, children }: Props) {
  const router = useRouter()
  const unsaved = useUnsaved()
  const leave = async () => {
    if (await unsaved.mayLeave()) router.push(leaveTo)
  }
  return <ReportUnsaved value={unsaved.report}>{children(() => void leave())}</ReportUnsaved>
}

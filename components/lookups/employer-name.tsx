'use client'
import type { ReactNode } from 'react'
import { WholeCodes } from '@/components/ui/whole-words'
import type { Named } from '@/lib/platform/i18n/names'
import { boundName } from './bound-name'
import classes from './employer-name.module.css'
import { useEmployerName } from './use-employer-name'

/** The name of a company as a cell or line of its own. `children` follow it on its last line. */
export function EmployerName({ of, children }: { of: Named | null; children?: ReactNode }) {
  const nameOf = useEmployerName()
  if (!of) return '–'
  return (
    <span className={classes.name}>
      <WholeCodes text={boundName(nameOf(of))} />
      {children}
    </span>
  )
}

'use client'
import { WholeWords } from '@/components/ui/whole-words'
import type { Named } from '@/lib/platform/i18n/names'
import { useEmployerName } from './use-employer-name'

/** The name of a company as a cell or line of its own, broken between its words only. */
export function EmployerName({ of }: { of: Named | null }) {
  const nameOf = useEmployerName()
  return of ? <WholeWords text={nameOf(of)} /> : '–'
}

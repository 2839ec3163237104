'use client'
import { eligibility } from '@/lib/domain/eligibility/eligibility/check/contract'
import { useApi } from '@/lib/platform/browser/use-api'
import { entryOf } from './entry-input'

/** Whether somebody may come in today, and why not; undefined until it is known. */
export function useEntryVerdict(personId: string) {
  const { data } = useApi(eligibility.check, entryOf(personId))
  return data?.rows[0]
}

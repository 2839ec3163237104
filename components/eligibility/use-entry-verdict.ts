'use client'
import { eligibility } from '@/lib/domain/eligibility/eligibility/check/contract'
import { useApi } from '@/lib/platform/browser/use-api'

/** Whether somebody may come in today, and why not; undefined until it is known. */
export function useEntryVerdict(personId: string) {
  const { data } = useApi(eligibility.check, { personIds: [personId], case: { purpose: 'Enter' } })
  return data?.rows[0]
}

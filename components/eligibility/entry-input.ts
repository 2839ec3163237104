import type { eligibility } from '@/lib/domain/eligibility/eligibility/check/contract'
import type { InputOf } from '@/lib/platform/contract/contract'

/** Whether somebody may come in today. */
export const entryOf = (personId: string): InputOf<typeof eligibility.check> => ({
  personIds: [personId],
  case: { purpose: 'Enter' },
})

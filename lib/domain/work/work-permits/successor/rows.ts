import { hasLeft } from '@/lib/domain/people/users/available/rows'
import { fragment } from '@/lib/platform/db/fragment'

/** Whether the requester of `permit` can do nothing more about it, so that a successor finishes the work. */
export const REQUESTER_HAS_LEFT = hasLeft(
  fragment`permit."requestedByUserId"`,
  fragment`permit."contractorId"`,
)

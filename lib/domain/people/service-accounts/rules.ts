/** บัญชีบริการของระบบอื่น / The accounts by which other systems call. */
import type { Role } from '@/lib/platform/access/policies'
import type { ProblemCode } from '@/lib/platform/contract/problems'

type Membership = { roles: readonly Role[]; employerId: string | null }

/** Why an account with these roles may not belong to this company, or to none; or null. */
export function companyRefusal({ roles, employerId }: Membership): ProblemCode | null {
  const isContractor = roles.includes('Contractor')
  if (isContractor && !employerId) return 'contractor-needs-employer'
  return !isContractor && employerId ? 'employer-of-contractors-only' : null
}

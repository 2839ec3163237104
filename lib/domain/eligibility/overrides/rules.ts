/**
 * อนุญาตให้ผ่านเป็นกรณีพิเศษ: ใครเสนอ ใครยืนยัน ใครถอน
 * Who lets somebody pass without a requirement. Source: docs/gate.md#4-the-verdict.
 */
import type { ProblemCode } from '@/lib/platform/contract/problems'
import type { Role } from '@/lib/platform/access/policies'
import type { Requirement } from '@/lib/domain/eligibility/requirements/rules'

export const overrideStatuses = ['Proposed', 'Active', 'Withdrawn'] as const
type OverrideStatus = (typeof overrideStatuses)[number]

type Decider = { userId: string; roles: readonly Role[] }
/** The users who may not decide: the requester of the permit, and the logins of the person. */
type Concerned = { concernedUserIds: readonly string[] }

const isOfficer = ({ roles }: Decider) => roles.includes('SafetyOfficer')

export const proposalRefusal = (
  actor: Decider,
  { concernedUserIds }: Concerned,
): ProblemCode | null => (concernedUserIds.includes(actor.userId) ? 'own-override' : null)

/** One person is enough where every requirement says so and that person is a Safety Officer. */
export const statusOfProposal = (
  actor: Decider,
  needed: readonly Requirement['override'][],
): OverrideStatus =>
  isOfficer(actor) && needed.every((number) => number === 'One') ? 'Active' : 'Proposed'

type Proposed = Concerned & {
  status: OverrideStatus
  isOver: boolean
  proposedByUserId: string
  wasProposedByOfficer: boolean
  /** How many people each of its requirements takes. */
  needed: readonly Requirement['override'][]
}

export function confirmRefusal(actor: Decider, override: Proposed): ProblemCode | null {
  if (override.needed.includes('Never')) return 'not-overridable'
  const concerned = [...override.concernedUserIds, override.proposedByUserId]
  if (concerned.includes(actor.userId)) return 'own-override'
  if (!isOfficer(actor) && !override.wasProposedByOfficer) return 'needs-safety-officer'
  return override.status !== 'Proposed' || override.isOver ? 'state-moved-on' : null
}

export function withdrawRefusal(
  actor: Decider,
  { status, isOver, proposedByUserId }: Pick<Proposed, 'status' | 'isOver' | 'proposedByUserId'>,
): ProblemCode | null {
  if (!isOfficer(actor) && proposedByUserId !== actor.userId) return 'not-your-part'
  return status === 'Withdrawn' || isOver ? 'state-moved-on' : null
}

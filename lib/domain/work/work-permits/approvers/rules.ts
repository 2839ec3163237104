/**
 * ผู้อนุมัติ: แต่ละบทบาทต้องเป็นคนละคน / The three approvals of a permit, and whether another person is left for each.
 * Source: docs/decisions/0435-a-permit-that-nobody-can-approve.md.
 */

/** A permit needs one approval of each role; in the order of display. */
export const approvalRoles = ['SafetyOfficer', 'WorkOwner', 'WorkspaceOwner'] as const
export type ApprovalRole = (typeof approvalRoles)[number]

/** Some of those who could approve in a role. */
export type Candidates = { role: ApprovalRole; userIds: readonly string[] }

/** How many candidates of a role are enough: the other roles take fewer. */
export const ENOUGH_CANDIDATES = approvalRoles.length

/** The fewest roles that are left without an approver when each of the others has one of its own. */
export function rolesWithoutApprover(
  [candidates, ...rest]: readonly Candidates[],
  taken: readonly string[] = [],
): ApprovalRole[] {
  if (!candidates) return []
  const { role, userIds } = candidates
  const outcomes = userIds
    .filter((userId) => !taken.includes(userId))
    .map((userId) => rolesWithoutApprover(rest, [...taken, userId]))
  return [[role, ...rolesWithoutApprover(rest, taken)], ...outcomes].reduce((fewest, left) =>
    left.length < fewest.length ? left : fewest,
  )
}

/**
 * ผู้เกี่ยวข้องกับโครงการ: ต้องมีผู้ใช้ครบทุกบทบาทก่อน / The people of a project: somebody for each role.
 */
import type { Role } from '@/lib/platform/access/policies'

/** The roles of a project's staff: one user for the first two, any number for the others. */
export const staffRoles = [
  'Purchasing',
  'WorkOwner',
  'SafetyOfficer',
  'WorkspaceOwner',
  'Contractor',
] as const satisfies Role[]
export type StaffRole = (typeof staffRoles)[number]

export type StaffCount = {
  contractors: number
  workspaceAreas: number
  users: Record<StaffRole, number>
}

export type StaffGap = 'no-contractor' | `no-${StaffRole}` | 'no-workspace-area'

/** What is missing before a project can be staffed. Source: docs/interface.md#projects. */
export function staffGaps({ contractors, users, workspaceAreas }: StaffCount): StaffGap[] {
  const gaps: StaffGap[] = staffRoles
    .filter((role) => users[role] === 0)
    .map((role) => `no-${role}` as const)
  if (contractors === 0) gaps.unshift('no-contractor')
  if (workspaceAreas === 0) gaps.push('no-workspace-area')
  return gaps
}

type Candidate = { id: string | null; isDefault: boolean }
type Candidates = Record<Exclude<StaffRole, 'Contractor'>, Candidate[]>

/** Whom a new project names: the caller where they have the role, else the default users. */
export function presetStaff(callerId: string, candidates: Candidates) {
  const defaultsOf = (users: Candidate[]) =>
    users.flatMap(({ id, isDefault }) => (id && isDefault ? [id] : []))
  const callerOrDefault = (users: Candidate[]) =>
    users.some(({ id }) => id === callerId) ? callerId : (defaultsOf(users)[0] ?? null)
  return {
    workOwnerUserId: callerOrDefault(candidates.WorkOwner),
    purchasingUserId: callerOrDefault(candidates.Purchasing),
    safetyOfficerUserIds: defaultsOf(candidates.SafetyOfficer),
    workspaceOwnerUserIds: defaultsOf(candidates.WorkspaceOwner),
  }
}

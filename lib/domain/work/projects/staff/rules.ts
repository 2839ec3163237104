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

/** The references that hold several users of one role. */
export const staffLists = [
  { field: 'safetyOfficerUserIds', role: 'SafetyOfficer' },
  { field: 'workspaceOwnerUserIds', role: 'WorkspaceOwner' },
  { field: 'contractorUserIds', role: 'Contractor' },
] as const

/** The references that hold one user. */
export const singleUsers = [
  { field: 'workOwnerUserId', role: 'WorkOwner' },
  { field: 'purchasingUserId', role: 'Purchasing' },
] as const

/** Users who are to have a role, and to be of a company where it is given. */
export type Claim = { field: string; role: StaffRole; ids: string[]; employerId?: string }

export type ProjectReferences = {
  employerId: string | null
  workOwnerUserId: string | null
  purchasingUserId: string | null
  users: { userId: string; role: Role }[]
}

export type NewReferences = Partial<Record<(typeof staffLists)[number]['field'], string[]>> &
  Partial<Record<(typeof singleUsers)[number]['field'], string | null>> & {
    employerId: string
    workspaceAreaIds?: string[]
    documentTemplateIds?: string[]
  }

/** What is claimed of the users who are new to a project; of all its Contractors where the company changes. */
export function claimsOf(before: ProjectReferences | null, input: NewReferences): Claim[] {
  const single = singleUsers.flatMap(({ field, role }) => {
    const id = input[field]
    return id && id !== before?.[field] ? [{ field, role, ids: [id] }] : []
  })
  const several = staffLists.flatMap(({ field, role }) => {
    const stored = before?.users.filter((user) => user.role === role) ?? []
    const current = stored.map(({ userId }) => userId)
    const isOfCompany = role === 'Contractor'
    const isRecheck = isOfCompany && input.employerId !== before?.employerId
    const named = input[field] ?? (isRecheck ? current : [])
    const ids = named.filter((id) => isRecheck || !current.includes(id))
    const company = isOfCompany ? { employerId: input.employerId } : {}
    return ids.length > 0 ? [{ field, role, ids, ...company }] : []
  })
  return [...single, ...several]
}

type Candidate = { id: string | null; isDefault: boolean }
type Candidates = Record<Exclude<StaffRole, 'Contractor'>, Candidate[]>

/** Whom a new project names: the default users, else the caller where they have the role. */
export function presetStaff(callerId: string, candidates: Candidates) {
  const defaultsOf = (users: Candidate[]) =>
    users.flatMap(({ id, isDefault }) => (id && isDefault ? [id] : []))
  const defaultOrCaller = (users: Candidate[]) =>
    defaultsOf(users)[0] ?? (users.some(({ id }) => id === callerId) ? callerId : null)
  return {
    workOwnerUserId: defaultOrCaller(candidates.WorkOwner),
    purchasingUserId: defaultOrCaller(candidates.Purchasing),
    safetyOfficerUserIds: defaultsOf(candidates.SafetyOfficer),
    workspaceOwnerUserIds: defaultsOf(candidates.WorkspaceOwner),
  }
}

/**
 * ใบอนุญาตทำงาน: กลุ่มสถานะ ผู้เกี่ยวข้อง และการอนุมัติสามฝ่าย
 * Permits: the groups of the dashboard, what a person is to a permit, and the three approvals.
 * Source: docs/interface.md#work-permits, docs/decisions/0034-roles-in-a-permit.md.
 */
import type { Actor } from '@/lib/platform/auth/actor'
import type { Clock } from '@/lib/platform/dates/clock'
import type { Day } from '@/lib/platform/dates/day'
import { commandsOf, workflow, type Part, type PermitCommand, type PermitStatus } from './workflow'

/** The groups of the dashboard; Draft, Rejected and Cancelled are in none. */
export const permitGroups = ['awaitingApproval', 'open', 'closed'] as const
export type PermitGroup = (typeof permitGroups)[number]

/** Those who approve, each once, in the order in which they are shown. */
export const approvalRoles = ['SafetyOfficer', 'WorkOwner', 'WorkspaceOwner'] as const
export type ApprovalRole = (typeof approvalRoles)[number]

/** Protective equipment that the product knows by name; a permit may ask for other things in words. */
export const ppeCodes = [
  'Helmet',
  'SafetyShoes',
  'SafetyGlasses',
  'Gloves',
  'ReflectiveVest',
  'EarProtection',
  'FaceShield',
  'WeldingMask',
  'FullBodyHarness',
  'DustMask',
  'Respirator',
  'BreathingApparatus',
  'ChemicalSuit',
  'FireResistantClothing',
  'InsulatingGloves',
  'GasDetector',
  'LifeJacket',
] as const
export type PpeCode = (typeof ppeCodes)[number]

export const statusesOf: Record<PermitGroup, readonly PermitStatus[]> = {
  awaitingApproval: ['Submitted', 'ChangesRequested'],
  open: ['Approved', 'Active', 'Suspended', 'AwaitingClosure', 'Expired'],
  closed: ['Closed'],
}

/** As a filter: whatever the dashboard counts. */
export const ANY_GROUP = 'any' as const

export const statusesIn = (group: PermitGroup | typeof ANY_GROUP): readonly PermitStatus[] =>
  group === ANY_GROUP ? Object.values(statusesOf).flat() : statusesOf[group]

export const groupOf = (status: PermitStatus): PermitGroup | null =>
  permitGroups.find((group) => statusesOf[group].includes(status)) ?? null

/** A permit in one of these statuses has its workers for itself, from its start to its end. */
export const holdsWorkers: readonly PermitStatus[] = [
  'Submitted',
  'Approved',
  'Active',
  'Suspended',
  'Expired',
]

/** `WP-2026-000123`: the year is the site's, the number never repeats. */
export const permitNoOf = (today: Day, number: number | bigint): string =>
  `WP-${today.slice(0, 4)}-${String(number).padStart(6, '0')}`

export type Concerned = {
  requestedByUserId: string
  contractorId: string | null
  task: { assigneeUserId: string } | null
  project: { workOwnerUserId: string | null; users: { userId: string; role: string }[] } | null
}

/**
 * What a person is to a permit. The Work Owner and the Workspace Owners are those whom the project names;
 * where it names none, whoever holds the role. Any Safety Officer is one.
 */
export function partsOf(actor: Actor, permit: Concerned): Part[] {
  const { userId, roles, employerId } = actor
  const { project, task, contractorId } = permit
  const areaOwners =
    project?.users.flatMap((user) => (user.role === 'WorkspaceOwner' ? [user.userId] : [])) ?? []
  const isNamed = (named: readonly string[]) => named.length === 0 || named.includes(userId)
  const held: Record<Part, boolean> = {
    requester: userId === permit.requestedByUserId,
    company: roles.includes('Contractor') && contractorId !== null && employerId === contractorId,
    assignee: userId === task?.assigneeUserId,
    safetyOfficer: roles.includes('SafetyOfficer'),
    workOwner:
      roles.includes('WorkOwner') &&
      isNamed(project?.workOwnerUserId ? [project.workOwnerUserId] : []),
    workspaceOwner: roles.includes('WorkspaceOwner') && isNamed(areaOwners),
    admin: roles.includes('Admin'),
    anyone: true,
  }
  return (Object.keys(held) as Part[]).filter((part) => held[part])
}

const partOfRole: Record<ApprovalRole, Part> = {
  SafetyOfficer: 'safetyOfficer',
  WorkOwner: 'workOwner',
  WorkspaceOwner: 'workspaceOwner',
}

export type Approved = { role: string; userId: string }

type Approver = {
  userId: string
  held: readonly Part[]
  requestedByUserId: string
  approvals: readonly Approved[]
}

export type ApprovalRefusal = 'requester-approves' | 'approved-before' | 'role-has-approved'

/** The roles for which somebody may approve; or why for none. Each role once, each person once. */
export function openApprovals({ userId, held, requestedByUserId, approvals }: Approver): {
  roles: ApprovalRole[]
  refusal?: ApprovalRefusal
} {
  if (userId === requestedByUserId) return { roles: [], refusal: 'requester-approves' }
  if (approvals.some((approval) => approval.userId === userId))
    return { roles: [], refusal: 'approved-before' }
  const roles = approvalRoles.filter(
    (role) =>
      held.includes(partOfRole[role]) && !approvals.some((approval) => approval.role === role),
  )
  return roles.length > 0 ? { roles } : { roles, refusal: 'role-has-approved' }
}

export const isFullyApproved = (approvals: readonly Approved[]): boolean =>
  approvalRoles.every((role) => approvals.some((approval) => approval.role === role))

type Period = { workDate: Day; endTime: string }

/** From the minute of its end on. */
export const isPastEnd = ({ workDate, endTime }: Period, { today, time }: Clock): boolean =>
  workDate < today || (workDate === today && endTime <= time)

export const isOnTheDay = (period: Period, clock: Clock): boolean =>
  period.workDate === clock.today && !isPastEnd(period, clock)

type Permit = {
  status: PermitStatus
  workDate: Day | null
  endTime: string | null
  requestedByUserId: string
  approvals: readonly Approved[]
}

/** The commands that this person is offered now. */
export function availableCommands(
  permit: Permit,
  userId: string,
  held: readonly Part[],
  clock: Clock,
): PermitCommand[] {
  const { workDate, endTime } = permit
  const isDay = workDate !== null && endTime !== null && isOnTheDay({ workDate, endTime }, clock)
  return commandsOf(permit.status, held).filter((command) => {
    if (command === 'approve') return openApprovals({ ...permit, userId, held }).roles.length > 0
    return !workflow[command].onTheDay || isDay
  })
}

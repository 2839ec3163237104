/**
 * ใบอนุญาตทำงาน: กลุ่มสถานะ ผู้เกี่ยวข้อง และการอนุมัติสามฝ่าย
 * Permits: the groups of the dashboard, the roles of a user in a permit, and the three approvals.
 * Source: docs/interface.md#work-permits, docs/decisions/0034-roles-in-a-permit.md.
 */
import { meets, type Actor } from '@/lib/platform/access/actor'
import type { Role } from '@/lib/platform/access/policies'
import type { Clock } from '@/lib/platform/dates/clock'
import { fromUtcDate, type Day } from '@/lib/platform/dates/day'
import type { NoticeEventName } from '@/lib/platform/notices/events'
import { approvalRoles, type ApprovalRole } from './approvers/rules'
import { openStatuses } from './of-project/rules'
import { isPastEnd, type Period } from './readiness/rules'
import {
  permitRoles,
  permitWorkflow,
  type PermitCommand,
  type PermitRole,
  type PermitStatus,
} from './workflow'

/** The groups of the dashboard; Draft, Rejected and Cancelled are in none. */
export const permitGroups = ['awaitingApproval', 'open', 'closed'] as const
export type PermitGroup = (typeof permitGroups)[number]

/** Protective equipment with a name in the catalogue; a permit may ask for more in free text. */
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
  open: openStatuses,
  closed: ['Closed'],
}

/** As a filter: every permit that is in a group. */
export const ANY_GROUP = 'any' as const

export const statusesIn = (group: PermitGroup | typeof ANY_GROUP): readonly PermitStatus[] =>
  group === ANY_GROUP ? Object.values(statusesOf).flat() : statusesOf[group]

export const groupOf = (status: PermitStatus): PermitGroup | null =>
  permitGroups.find((group) => statusesOf[group].includes(status)) ?? null

/** `WP-2026-000123`: the year is the site's, the number never repeats. */
export const permitNoOf = (today: Day, number: number): string =>
  `WP-${today.slice(0, 4)}-${String(number).padStart(6, '0')}`

export type PermitParties = {
  requestedByUserId: string
  contractorId: string | null
  task: { assigneeUserId: string } | null
  project: { workOwnerUserId: string | null; users: { userId: string; role: string }[] } | null
}

/** The roles of a user in a permit. A key is not `anyone`. */
export function rolesOf(
  actor: Actor,
  permit: PermitParties & { requesterHasLeft: boolean },
): PermitRole[] {
  const { userId, roles, employerId } = actor
  const { project, task, contractorId, requesterHasLeft } = permit
  const decides = (role: ApprovalRole) => decidesAs(role, actor, project)
  const isOfCompany =
    roles.includes('Contractor') && contractorId !== null && employerId === contractorId
  const isOfficer = decides('SafetyOfficer')
  const isRole: Record<PermitRole, boolean> = {
    requester: userId === permit.requestedByUserId,
    successor: requesterHasLeft && (isOfficer || isOfCompany),
    company: isOfCompany,
    assignee: userId === task?.assigneeUserId,
    safetyOfficer: isOfficer,
    workOwner: decides('WorkOwner'),
    workspaceOwner: decides('WorkspaceOwner'),
    admin: roles.includes('Admin'),
    anyone: actor.key === undefined,
  }
  return permitRoles.filter((role) => isRole[role])
}

type Decider = Pick<Actor, 'userId' | 'roles' | 'policies'>

/**
 * A project may name its Work Owner and Workspace Owners; otherwise all users with the role count. All Safety Officers
 * count.
 */
function decidesAs(role: ApprovalRole, user: Decider, project: PermitParties['project']): boolean {
  // Not a key that may do other things for the same account.
  if (!user.roles.includes(role) || !meets(user, 'permit-review')) return false
  const named = namedFor(role, project)
  return isOpenToAll(role, named) || named.includes(user.userId)
}

const isOpenToAll = (role: ApprovalRole, named: readonly string[]) =>
  role === 'SafetyOfficer' || named.length === 0

const permitRoleOf: Record<ApprovalRole, PermitRole> = {
  SafetyOfficer: 'safetyOfficer',
  WorkOwner: 'workOwner',
  WorkspaceOwner: 'workspaceOwner',
}

export type Approval = { role: string; userId: string }

export type Approver = {
  userId: string
  roles: readonly PermitRole[]
  requestedByUserId: string
  approvals: readonly Approval[]
}

type ApprovalRefusal = 'requester-approves' | 'approved-before' | 'role-has-approved'

/** The roles for which a user may still approve, or why there are none. Each role and each person approves once. */
export function openApprovals({ userId, requestedByUserId, approvals, roles }: Approver): {
  roles: ApprovalRole[]
  refusal?: ApprovalRefusal
} {
  if (userId === requestedByUserId) return { roles: [], refusal: 'requester-approves' }
  if (approvals.some((approval) => approval.userId === userId))
    return { roles: [], refusal: 'approved-before' }
  const open = approvalRoles.filter(
    (role) =>
      roles.includes(permitRoleOf[role]) && !approvals.some((approval) => approval.role === role),
  )
  return open.length > 0 ? { roles: open } : { roles: open, refusal: 'role-has-approved' }
}

type Awaited = PermitParties & { approvals: readonly Approval[] }

/**
 * Who may give each approval that is missing: the users whom the project names, without the requester and without
 * those who have approved; and whether anybody else of the role may.
 */
export const awaitedApprovals = (permit: Awaited) =>
  approvalRoles
    .filter((role) => !permit.approvals.some((approval) => approval.role === role))
    .map((role) => {
      const named = namedFor(role, permit.project)
      return {
        role,
        userIds: named.filter((userId) => mayDecide(userId, permit)),
        isOpenToAll: isOpenToAll(role, named),
      }
    })

/** Whether a user may give one of the approvals that are missing. */
export const isAwaited = (user: Decider, permit: Awaited): boolean =>
  mayDecide(user.userId, permit) &&
  awaitedApprovals(permit).some(({ role }) => decidesAs(role, user, permit.project))

const mayDecide = (userId: string, { requestedByUserId, approvals }: Awaited) =>
  userId !== requestedByUserId && approvals.every((approval) => approval.userId !== userId)

/** Whom the project names for an approval. */
export const namedApprovers = ({ project }: PermitParties): string[] =>
  approvalRoles.flatMap((role) => namedFor(role, project))

function namedFor(role: ApprovalRole, project: PermitParties['project']): string[] {
  if (role === 'WorkOwner') return project?.workOwnerUserId ? [project.workOwnerUserId] : []
  return project?.users.flatMap((user) => (user.role === role ? [user.userId] : [])) ?? []
}

export const isFullyApproved = (approvals: readonly Approval[]): boolean =>
  approvalRoles.every((role) => approvals.some((approval) => approval.role === role))

export const isOnTheDay = (period: Period, clock: Clock): boolean =>
  period.workDate === clock.today && !isPastEnd(period, clock)

type Permit = {
  workDate: Day | null
  endTime: string | null
  requestedByUserId: string
  approvals: readonly Approval[]
}
type Reader = { userId: string; roles: readonly PermitRole[]; clock: Clock }

/** For each condition of the workflow, why it is not met. */
export function permitChecks(permit: Permit, { userId, roles, clock }: Reader) {
  const { workDate, endTime } = permit
  const isDay = workDate !== null && endTime !== null && isOnTheDay({ workDate, endTime }, clock)
  const { refusal } = openApprovals({ ...permit, userId, roles })
  return {
    'approval-open': refusal ? { code: refusal } : null,
    'on-the-day': isDay
      ? null
      : {
          code: 'not-the-work-date' as const,
          values: { date: workDate ?? '–', time: endTime ?? '–' },
        },
  }
}

type Dated = Pick<Permit, 'workDate' | 'endTime'>

/** Whether the end has passed that it asks for: nobody approves it any more. */
export const isOver = ({ workDate, endTime }: Dated, clock: Clock): boolean =>
  workDate !== null && endTime !== null && isPastEnd({ workDate, endTime }, clock)

/** What a reader is offered. Past the end of a permit its readiness refuses every approval. */
export function offeredCommands(permit: Permit & { status: PermitStatus }, reader: Reader) {
  const checks = permitChecks(permit, reader)
  const offered = permitWorkflow.offered(permit.status, { roles: reader.roles, checks })
  return isOver(permit, reader.clock) ? offered.filter((command) => command !== 'approve') : offered
}

/** Where a command leads to, if time decides on it. */
export const destinationOf = (command: PermitCommand, permit: Dated, clock: Clock) =>
  command === 'resume' && isOver(permit, clock) ? ('Expired' as const) : undefined

type StepNotice = { event: NoticeEventName; requesters?: true; approvers?: true }

const decided: StepNotice = { event: 'permit.decided', requesters: true }

const stepNotices: Partial<Record<PermitCommand, StepNotice>> = {
  submit: { event: 'permit.approvalWanted', approvers: true },
  approve: decided,
  requestChange: decided,
  reject: decided,
  cancel: decided,
  stopWork: { event: 'permit.stopped', requesters: true, approvers: true },
  resume: { event: 'permit.resumed', requesters: true, approvers: true },
}

/**
 * Who is told of a step; null where nobody is: an approval is news once all have approved, and work that was resumed if
 * it goes on. Source: docs/daily.md#14-notices.
 */
export function noticeOfStep(command: PermitCommand, to: PermitStatus): StepNotice | null {
  if (command === 'approve' && to !== 'Approved') return null
  if (command === 'resume' && to !== 'Active') return null
  return stepNotices[command] ?? null
}

export const requestersOf = ({ requestedByUserId, task }: PermitParties): string[] => [
  requestedByUserId,
  ...(task ? [task.assigneeUserId] : []),
]

/** The roles of those of the users who may still sign in. */
type ActiveRoles = ReadonlyMap<string, readonly Role[]>

/**
 * Those whom the project names for each approval and who can still give it, and the roles for which it names nobody such:
 * all who have them may.
 */
export function approversOf(
  permit: PermitParties,
  activeRoles: ActiveRoles,
): { userIds: string[]; unnamedRoles: ApprovalRole[] } {
  const awaited = awaitedApprovals({ ...permit, approvals: [] }).map(({ userIds, ...each }) => ({
    ...each,
    userIds: userIds.filter((userId) => activeRoles.get(userId)?.includes(each.role)),
  }))
  return {
    userIds: awaited.flatMap(({ userIds }) => userIds),
    unnamedRoles: awaited
      .filter(({ userIds, isOpenToAll }) => isOpenToAll && userIds.length === 0)
      .map(({ role }) => role),
  }
}

type Step = { to: PermitStatus; reason: string | null; by: { th: string; en: string } }

/** What the notices of a step name. */
export const newsOfStep = (
  { permitNo, workDate }: { permitNo: string; workDate: Date | null },
  { to, reason, by }: Step,
) => ({
  permitNo,
  workDate: workDate ? fromUtcDate(workDate) : '',
  to,
  byTh: by.th,
  byEn: by.en,
  reason: reason ?? '',
  hasReason: reason ? 'yes' : 'no',
})

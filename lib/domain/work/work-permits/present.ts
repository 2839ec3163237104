import { workerDutiesOf } from '@/lib/domain/eligibility/requirements/rules'
import { userNameSelect } from '@/lib/domain/people/persons/present'
import { userNames } from '@/lib/domain/people/persons/rules'
import { presentSteps } from '@/lib/domain/work/jsa-templates/present'
import { may, isContractorOnly, type Actor } from '@/lib/platform/access/actor'
import type { Clock } from '@/lib/platform/dates/clock'
import { fromUtcDate } from '@/lib/platform/dates/day'
import type { Prisma } from '@/lib/platform/db/generated/client'
import type { ApprovalRole } from './approvers/rules'
import { awaitedApprovals, groupOf, isOver, offeredCommands, openApprovals, rolesOf } from './rules'
import type { PermitLog, PermitRecord, PermitRow } from './contract'
import { presentWorker } from './lookups/present'
import { permitWorkflow, removeRefusal, saveRefusal } from './workflow'
import { workerSelect } from '@/lib/domain/people/persons/workers/queries'

const named = { id: true, nameTh: true, nameEn: true } as const

const deciderSelect = {
  ...userNameSelect,
  roles: true,
  removedAt: true,
  disabledAt: true,
} satisfies Prisma.UserSelect

export const rowSelect = {
  id: true,
  permitNo: true,
  taskId: true,
  projectId: true,
  project: { select: { id: true, purchaseRequisitionNo: true, name: true } },
  contractorId: true,
  contractor: { select: named },
  typeCode: true,
  workspaceAreaId: true,
  workspaceArea: { select: { ...named, code: true } },
  workDate: true,
  startTime: true,
  endTime: true,
  description: true,
  status: true,
  statusReason: true,
  requestedByUserId: true,
  requestedByUser: { select: userNameSelect },
  approvals: {
    orderBy: { at: 'asc' },
    select: { role: true, userId: true, at: true, user: { select: userNameSelect } },
  },
  _count: { select: { workers: true } },
  createdAt: true,
  rowVersion: true,
} satisfies Prisma.WorkPermitSelect

export const recordSelect = {
  ...rowSelect,
  project: {
    select: {
      ...rowSelect.project.select,
      workOwnerUserId: true,
      workOwnerUser: { select: deciderSelect },
      users: { select: { userId: true, role: true, user: { select: deciderSelect } } },
    },
  },
  task: {
    select: { id: true, refId: true, title: true, assigneeUserId: true, assignerUserId: true },
  },
  workers: {
    orderBy: { position: 'asc' },
    select: { personId: true, duty: true, dutyCodes: true, person: { select: workerSelect } },
  },
  jsaTemplateId: true,
  jsaTemplateRevision: true,
  jsaTemplate: { select: { ...named, code: true, revision: true } },
  jsaSteps: true,
  ppe: true,
} satisfies Prisma.WorkPermitSelect

export const logSelect = {
  id: true,
  permitId: true,
  command: true,
  fromStatus: true,
  toStatus: true,
  role: true,
  actorUserId: true,
  actorUser: { select: userNameSelect },
  reason: true,
  at: true,
} satisfies Prisma.WorkPermitLogSelect

export const submissionSelect = {
  status: true,
  requestedByUserId: true,
  contractorId: true,
  task: { select: { assigneeUserId: true } },
} satisfies Prisma.WorkPermitSelect

/** Who would submit a permit that is still to be submitted: a reader who may, else whoever began it. */
export function submitterOf(
  actor: Actor,
  permit: Prisma.WorkPermitGetPayload<{ select: typeof submissionSelect }>,
): string | null {
  const roles = rolesOf(actor, { ...permit, project: null, requesterHasLeft: false })
  const { from, by } = permitWorkflow.of('submit')
  if (!from.some((status) => status === permit.status)) return null
  return by.some((role) => roles.includes(role)) ? actor.userId : permit.requestedByUserId
}

type Row = Prisma.WorkPermitGetPayload<{ select: typeof rowSelect }>
type DetailRow = Prisma.WorkPermitGetPayload<{ select: typeof recordSelect }> & {
  requesterHasLeft: boolean
}
type Decider = Prisma.UserGetPayload<{ select: typeof deciderSelect }>

export const presentRow = (row: Row): PermitRow => ({
  id: row.id,
  permitNo: row.permitNo,
  taskId: row.taskId,
  projectId: row.projectId,
  contractorId: row.contractorId,
  typeCode: row.typeCode,
  workspaceAreaId: row.workspaceAreaId,
  workDate: row.workDate && fromUtcDate(row.workDate),
  startTime: row.startTime,
  endTime: row.endTime,
  description: row.description,
  status: row.status,
  statusReason: row.statusReason,
  group: groupOf(row.status),
  approvals: row.approvals.map(({ role, userId, at, user }) => ({
    role: role as ApprovalRole,
    userId,
    at: at.toISOString(),
    user: userNames(user),
  })),
  workerCount: row._count.workers,
  requestedByUserId: row.requestedByUserId,
  requestedBy: userNames(row.requestedByUser),
  project: row.project && {
    id: row.project.id,
    PurchaseRequisitionNo: row.project.purchaseRequisitionNo,
    name: row.project.name,
  },
  contractor: row.contractor,
  workspaceArea: row.workspaceArea,
  createdAt: row.createdAt.toISOString(),
  rowVersion: row.rowVersion,
})

export function presentPermit(actor: Actor, row: DetailRow, clock: Clock): PermitRecord {
  const roles = rolesOf(actor, row)
  const { userId } = actor
  const permit = presentRow(row)
  const isAwaited =
    permitWorkflow.nextStatus(row.status, 'approve') !== null && !isOver(permit, clock)
  const availableCommands = offeredCommands(permit, { userId, roles, clock })
  return {
    ...permit,
    task: row.task && presentTask(actor, row.task),
    workers: row.workers.map(({ personId, duty, dutyCodes, person }) => ({
      personId,
      duty,
      dutyCodes: workerDutiesOf(dutyCodes),
      person: presentWorker(actor, person),
    })),
    jsa: {
      templateId: row.jsaTemplateId,
      templateRevision: row.jsaTemplateRevision,
      template: row.jsaTemplate,
      steps: presentSteps(row.jsaSteps ?? []),
    },
    ppe: row.ppe,
    availableCommands,
    awaiting: isAwaited ? awaitingOf(row) : [],
    requesterHasLeft: row.requesterHasLeft,
    can: {
      save: saveRefusal(row.status, roles) === null,
      remove: removeRefusal(row, roles) === null,
      approveAs: availableCommands.includes('approve')
        ? openApprovals({ ...permit, userId, roles }).roles
        : [],
      override: may(actor, 'eligibility-override'),
    },
  }
}

/** Who sees a task of a permit: docs/decisions/0016-who-sees-a-task.md. */
const presentTask = (
  actor: Actor,
  { assigneeUserId, assignerUserId, ...task }: NonNullable<DetailRow['task']>,
) => ({
  ...task,
  canOpen: !isContractorOnly(actor) || [assigneeUserId, assignerUserId].includes(actor.userId),
})

function awaitingOf(row: DetailRow): PermitRecord['awaiting'] {
  const { workOwnerUser, users = [] } = row.project ?? {}
  const named = [...users.map(({ user }) => user), ...(workOwnerUser ? [workOwnerUser] : [])]
  // A user may be named for several roles.
  const known = [...new Map(named.map((user) => [user.id, user])).values()]
  return awaitedApprovals(row).map(({ role, userIds, isOpenToAll }) => ({
    role,
    users: known.filter(mayDecideAs(role, userIds)).map(userNames),
    isOpenToAll,
  }))
}

/** Leaves out whoever lost the role, was removed or disabled, and service accounts, which count as removed. */
const mayDecideAs =
  (role: ApprovalRole, userIds: readonly string[]) =>
  ({ id, roles, removedAt, disabledAt }: Decider) =>
    userIds.includes(id) && roles.includes(role) && removedAt === null && disabledAt === null

export const presentLog = ({
  actorUser,
  at,
  ...row
}: Prisma.WorkPermitLogGetPayload<{
  select: typeof logSelect
}>): PermitLog => ({
  ...row,
  command: row.command as PermitLog['command'],
  role: row.role as ApprovalRole | null,
  actor: actorUser && userNames(actorUser),
  at: at.toISOString(),
})

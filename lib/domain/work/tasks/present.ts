import { userNameSelect } from '@/lib/domain/people/persons/present'
import { namesOf, userNames } from '@/lib/domain/people/persons/rules'
import { hasAccount, shownRoles } from '@/lib/platform/access/managing-users'
import { isEmployerInScope, type Actor } from '@/lib/platform/access/actor'
import { fromUtcDate, type Day } from '@/lib/platform/dates/day'
import type { Prisma } from '@/lib/platform/db/generated/client'
import type { Context } from '@/lib/platform/http/context'
import type { AssigneeRecord, TaskLogRecord, TaskRecord } from './contract'
import type { TaskTypeId } from './subject/contract'
import { rolesOf, taskChecks } from './rules'
import { missingFields, subjectOf } from './subject/rules'
import { titleIn } from './title/rules'
import { isOver } from './over/rules'
import { mayReassign, taskWorkflow } from './workflow'
import type { AvailableUser } from '@/lib/domain/people/users/available/queries'

export const taskSelect = {
  id: true,
  refId: true,
  taskTypeId: true,
  title: true,
  status: true,
  projectId: true,
  project: { select: { purchaseRequisitionNo: true, name: true, employerId: true } },
  employerId: true,
  employer: { select: { nameTh: true } },
  workPermit: { select: { id: true, permitNo: true } },
  assigneeUserId: true,
  assigneeUser: { select: userNameSelect },
  assignerUserId: true,
  assignerUser: { select: userNameSelect },
  dueDate: true,
  createdAt: true,
  rowVersion: true,
} satisfies Prisma.TaskSelect

export const logSelect = {
  id: true,
  taskId: true,
  command: true,
  fromStatus: true,
  toStatus: true,
  assigneeUserId: true,
  assigneeUser: { select: userNameSelect },
  assignerUserId: true,
  actorUserId: true,
  actorUser: { select: userNameSelect },
  comment: true,
  at: true,
} satisfies Prisma.TaskLogSelect

/** A Contractor does not see for which other company somebody works. */
export function presentAssignee(actor: Actor, { person, ...user }: AvailableUser): AssigneeRecord {
  const { employer, ...name } = person
  return {
    id: user.id,
    ...namesOf(name),
    roles: shownRoles(actor, user.roles),
    employer: isEmployerInScope(actor, employer?.id ?? null) ? employer : null,
    canSignIn: hasAccount(user),
  }
}

type Row = Prisma.TaskGetPayload<{ select: typeof taskSelect }>
type LogRow = Prisma.TaskLogGetPayload<{ select: typeof logSelect }>

/** `today` is the site's: a task is overdue from the day after its due date on. */
export function presentTask(
  { actor, language }: Pick<Context, 'actor' | 'language'>,
  row: Row,
  today: Day,
): TaskRecord {
  const roles = rolesOf(actor, row)
  const dueDate = row.dueDate && fromUtcDate(row.dueDate)
  return {
    id: row.id,
    refId: row.refId,
    taskTypeId: row.taskTypeId as TaskTypeId,
    title: titleIn(language, row.title),
    status: row.status,
    ...(row.projectId && { projectId: row.projectId }),
    ...(row.workPermit && { workPermitId: row.workPermit.id }),
    ...(row.employerId && { employerId: row.employerId }),
    subject: subjectOf({ ...row, permitNo: row.workPermit?.permitNo ?? null }),
    missing: isOver(row.status) ? [] : missingFields(row),
    AssigneeUserId: row.assigneeUserId,
    AssignerUserId: row.assignerUserId,
    assignee: userNames(row.assigneeUser),
    assigner: userNames(row.assignerUser),
    dueDate,
    isOverdue: dueDate !== null && dueDate < today && !isOver(row.status),
    availableCommands: taskWorkflow.offered(row.status, { roles, checks: taskChecks(actor, row) }),
    can: { reassign: mayReassign(row.status, roles) },
    createdAt: row.createdAt.toISOString(),
    rowVersion: row.rowVersion,
  }
}

export const presentLog = ({ at, ...row }: LogRow): TaskLogRecord => ({
  id: row.id,
  taskId: row.taskId,
  command: row.command as TaskLogRecord['command'],
  fromStatus: row.fromStatus,
  toStatus: row.toStatus,
  AssigneeUserId: row.assigneeUserId,
  AssignerUserId: row.assignerUserId,
  actorUserId: row.actorUserId,
  assignee: userNames(row.assigneeUser),
  actor: userNames(row.actorUser),
  comment: row.comment,
  at: at.toISOString(),
})

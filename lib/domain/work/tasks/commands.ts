import * as z from 'zod'
import { activateDraftEmployer } from '@/lib/domain/site/employers/commands'
import { refusalProblemWithAuthor } from '@/lib/domain/people/users/names/queries'
import { activateDraftProject } from '@/lib/domain/work/projects/commands'
import { record } from '@/lib/platform/audit/audit'
import { toUtcDate } from '@/lib/platform/dates/day'
import type { Db } from '@/lib/platform/db/database'
import { lockRow, requireCurrentVersion } from '@/lib/platform/db/lock'
import { readToday } from '@/lib/domain/site/settings/queries'
import { makeDraftPermit } from '@/lib/domain/work/work-permits/draft/commands'
import type { Context } from '@/lib/platform/http/context'
import { forEach } from '@/lib/platform/http/for-each'
import type { ManyResults } from '@/lib/platform/contract/many'
import { done, type CheckedInputOf, type Result } from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import { messageIn } from '@/lib/platform/i18n/message'
import type { TaskRecord, tasks } from './contract'
import { assigneeScopeOf, readTask, visibleTo } from './queries'
import { mayCreate, refIdOf, rolesOf } from './rules'
import { PROJECT_REGISTRATION } from './subject/contract'
import { notifyOfAssignment } from './notices/commands'
import { makeSubject } from './subject/commands'
import { missingFields } from './subject/rules'
import { mayReassign, taskWorkflow, type TaskStatus } from './workflow'
import { isAvailable } from '@/lib/domain/people/users/available/queries'
import { lockReferencedUser } from '@/lib/domain/people/users/logins/commands'

type CreateInput = CheckedInputOf<typeof tasks.createTask>
type LockedTask = Awaited<ReturnType<typeof lockTask>>

export async function createTask(context: Context, input: CreateInput): Promise<TaskRecord> {
  const { db, sql, actor, now } = context
  const { taskTypeId, dueDate } = input
  if (!mayCreate(actor, taskTypeId)) throw new Problem('forbidden')
  const assigneeUserId = input.AssigneeUserId ?? actor.userId
  await requireAssignable(context, assigneeUserId)
  const today = await readToday({ db, now })
  const { number } = await sql`SELECT nextval('task_number')::int AS "number"`.one(
    z.object({ number: z.int() }),
  )
  const subject = await makeSubject(context, input, assigneeUserId)
  const task = await db.task.create({
    data: {
      refId: refIdOf(today, number),
      taskTypeId,
      title: input.title ?? subject.title,
      dueDate: dueDate ? toUtcDate(dueDate) : null,
      assigneeUserId,
      assignerUserId: actor.userId,
      projectId: subject.projectId,
      employerId: subject.employerId,
    },
  })
  if (subject.permit) await makeDraftPermit(context, today, { ...subject.permit, taskId: task.id })
  const { id: logId } = await log(context, task, 'create', null, 'Open', null)
  await notifyOfAssignment(context, task, logId)
  const { refId, projectId, employerId } = task
  const changes = { refId, taskTypeId, projectId, employerId, assigneeUserId }
  await record(context, 'task.created', { type: 'task', id: task.id }, changes)
  return readTask(context, task.id, today)
}

export async function executeTaskCommand(
  context: Context,
  { id, command, comment, rowVersion }: CheckedInputOf<typeof tasks.executeCommand>,
): Promise<Result> {
  const { db, actor } = context
  const task = await lockTask(context, id)
  const given = { roles: rolesOf(actor, task), rowVersion, reason: comment }
  const { to: status, refusal } = taskWorkflow.decide(command, task, given)
  if (refusal) throw await refusalProblemWithAuthor(context, refusal, () => readLastLog(db, id))
  if (taskWorkflow.of(command).needsReadiness) requireComplete(context, task)
  const saved = await db.task.update({
    where: { id },
    data: { status, rowVersion: { increment: 1 } },
  })
  await log(context, task, command, task.status, status, comment ?? null)
  if (command === 'approve') await activateSubject(context, task)
  const changes = { from: task.status, to: status, comment: comment ?? null }
  await record(context, taskWorkflow.eventOf(command), { type: 'task', id }, changes)
  return done(saved)
}

type Reassigned = CheckedInputOf<typeof tasks.reassign>

export async function reassignTask(context: Context, given: Reassigned): Promise<Result> {
  const task = await lockReassignable(context, given)
  await requireAssignable(context, given.AssigneeUserId)
  return giveTo(context, task, given)
}

/** Whom the caller may not choose is refused once, for all of them. */
export async function reassignTasks(
  context: Context,
  { ids, ...given }: CheckedInputOf<typeof tasks.reassignMany>,
): Promise<ManyResults> {
  await requireAssignable(context, given.AssigneeUserId)
  return forEach(context, ids, async (id) =>
    giveTo(context, await lockReassignable(context, { id }), given),
  )
}

async function lockReassignable(
  context: Context,
  { id, rowVersion }: Pick<Reassigned, 'id' | 'rowVersion'>,
): Promise<LockedTask> {
  const { db, actor } = context
  const task = await lockTask(context, id)
  const roles = rolesOf(actor, task)
  if (!mayReassign('Open', roles)) throw new Problem('not-your-part')
  if (!mayReassign(task.status, roles)) {
    const refusal = taskWorkflow.wrongStatus(task.status)
    throw await refusalProblemWithAuthor(context, refusal, () => readLastLog(db, id))
  }
  requireCurrentVersion(task, rowVersion)
  return task
}

async function giveTo(
  context: Context,
  { id, status, assigneeUserId: from }: LockedTask,
  { AssigneeUserId: to, comment }: Pick<Reassigned, 'AssigneeUserId' | 'comment'>,
): Promise<Result> {
  const saved = await context.db.task.update({
    where: { id },
    data: { assigneeUserId: to, rowVersion: { increment: 1 } },
  })
  const line = await log(context, saved, 'reassign', status, status, comment ?? null)
  await notifyOfAssignment(context, saved, line.id)
  await record(context, 'task.reassigned', { type: 'task', id }, { from, to })
  return done(saved)
}

async function lockTask({ db, actor }: Context, id: string) {
  await lockRow(db, 'tasks', id)
  const task = await db.task.findFirst({
    where: { AND: [{ id }, visibleTo(actor)] },
    include: { project: true, employer: true },
  })
  if (!task) throw new Problem('record-not-found', { values: { id } })
  return task
}

function requireComplete({ language }: Context, task: LockedTask): void {
  const errors = missingFields(task).map((path) => ({
    path,
    message: messageIn(language, `tasks.gaps.${path}`),
  }))
  if (errors.length > 0) throw new Problem('registration-incomplete', { errors })
}

const readLastLog = (db: Db, taskId: string) =>
  db.taskLog.findFirst({
    where: { taskId },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    select: { actorUserId: true },
  })

/** An assignee whom a Contractor may not choose is refused like one who does not exist. */
async function requireAssignable({ db, actor }: Context, id: string): Promise<void> {
  const field = 'AssigneeUserId'
  await lockReferencedUser(db, id, field)
  if (!(await isAvailable(db, id, await assigneeScopeOf(db, actor))))
    throw new Problem('record-not-found', { values: { id }, field })
}

type Logged = { id: string; assigneeUserId: string; assignerUserId: string }

const log = (
  { db, actor, now }: Context,
  { id, assigneeUserId, assignerUserId }: Logged,
  command: string,
  fromStatus: TaskStatus | null,
  toStatus: TaskStatus,
  comment: string | null,
) =>
  db.taskLog.create({
    data: {
      taskId: id,
      command,
      fromStatus,
      toStatus,
      assigneeUserId,
      assignerUserId,
      actorUserId: actor.userId,
      comment,
      at: now,
    },
  })

/**
 * An approved registration activates what it registered: a draft project that is complete, or a draft company. A
 * permit request only names its project: whoever may request a permit may not activate a project.
 */
async function activateSubject(context: Context, task: LockedTask): Promise<void> {
  const { taskTypeId, project, employer } = task
  if (taskTypeId === PROJECT_REGISTRATION && project) await activateDraftProject(context, project)
  if (employer) await activateDraftEmployer(context, employer)
}

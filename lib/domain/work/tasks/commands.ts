import { DRAFT_NAME } from '@/lib/domain/site/employers/commands'
import { personNameSelect } from '@/lib/domain/people/persons/present'
import { nameIn } from '@/lib/domain/people/persons/rules'
import { gapsOf } from '@/lib/domain/work/projects/rules'
import { record } from '@/lib/platform/audit/audit'
import { toColumn } from '@/lib/platform/dates/day'
import { holdRow, lockRow, requireNewest } from '@/lib/platform/db/lock'
import { readToday } from '@/lib/domain/site/settings/queries'
import { makeDraftPermit } from '@/lib/domain/work/work-permits/draft/commands'
import type { Context } from '@/lib/platform/http/context'
import { done, type CheckedInputOf, type Result } from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import type { TaskRecord, tasks, TaskStatus } from './contract'
import { assignableBy, getTask, visibleTo } from './queries'
import { mayCreate, partsOf, refIdOf } from './rules'
import { PROJECT_REGISTRATION } from './subject/contract'
import { makeSubject } from './subject/commands'
import { mayGive, mayReassign, nextStatus, workflow } from './workflow'

type CreateInput = CheckedInputOf<typeof tasks.createTask>
type Held = Awaited<ReturnType<typeof lockTask>>

export async function createTask(context: Context, input: CreateInput): Promise<TaskRecord> {
  const { db, actor, now } = context
  const { taskTypeId, dueDate } = input
  if (!mayCreate(actor, taskTypeId)) throw new Problem('forbidden')
  const assigneeUserId = input.AssigneeUserId ?? actor.userId
  await requireAssignable(context, assigneeUserId)
  const today = await readToday({ db, now })
  const [{ number }] = await db.$queryRaw<[{ number: bigint }]>`
    SELECT nextval('task_number') AS "number"`
  const subject = await makeSubject(context, input, assigneeUserId)
  const task = await db.task.create({
    data: {
      refId: refIdOf(today, number),
      taskTypeId,
      title: input.title ?? subject.title,
      dueDate: dueDate ? toColumn(dueDate) : null,
      assigneeUserId,
      assignerUserId: actor.userId,
      projectId: subject.projectId,
      employerId: subject.employerId,
    },
  })
  if (subject.permit) await makeDraftPermit(context, { ...subject.permit, taskId: task.id })
  await log(context, task, 'create', null, 'Open', null)
  const { refId, projectId, employerId } = task
  const changes = { refId, taskTypeId, projectId, employerId, assigneeUserId }
  await record(context, 'task.created', { type: 'task', id: task.id }, changes)
  return getTask(context, task)
}

export async function executeTaskCommand(
  context: Context,
  { id, command, comment, rowVersion }: CheckedInputOf<typeof tasks.executeCommand>,
): Promise<Result> {
  const { db, actor } = context
  const task = await lockTask(context, id)
  if (!mayGive(command, partsOf(actor, task))) throw new Problem('not-your-part')
  const status = nextStatus(task.status, command)
  if (!status) throw await movedOn(context, task)
  requireNewest(task, rowVersion)
  if (workflow[command].needsComment && !comment)
    throw new Problem('comment-needed', { field: 'comment' })
  const saved = await db.task.update({
    where: { id },
    data: { status, rowVersion: { increment: 1 } },
  })
  await log(context, task, command, task.status, status, comment ?? null)
  if (command === 'approve') await activateSubject(context, task)
  const changes = { from: task.status, to: status, comment: comment ?? null }
  await record(context, `task.${command}`, { type: 'task', id }, changes)
  return done(saved)
}

export async function reassignTask(
  context: Context,
  { id, AssigneeUserId, comment, rowVersion }: CheckedInputOf<typeof tasks.reassign>,
): Promise<Result> {
  const { db, actor } = context
  const task = await lockTask(context, id)
  const parts = partsOf(actor, task)
  if (!mayReassign(task.status, parts))
    throw mayReassign('Open', parts) ? await movedOn(context, task) : new Problem('not-your-part')
  requireNewest(task, rowVersion)
  await requireAssignable(context, AssigneeUserId)
  const saved = await db.task.update({
    where: { id },
    data: { assigneeUserId: AssigneeUserId, rowVersion: { increment: 1 } },
  })
  await log(context, saved, 'reassign', task.status, task.status, comment ?? null)
  const changes = { from: task.assigneeUserId, to: AssigneeUserId }
  await record(context, 'task.reassigned', { type: 'task', id }, changes)
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

/** Whoever comes second sees what the first one decided. */
async function movedOn({ db, language }: Context, { id, status }: Held): Promise<Problem> {
  const last = await db.taskLog.findFirst({
    where: { taskId: id },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    select: { actorUser: { select: { person: { select: personNameSelect } } } },
  })
  const by = last ? nameIn(language, last.actorUser.person) : '–'
  return new Problem('state-moved-on', { values: { status, by } })
}

/** Whom a Contractor may not give a task is refused as one who does not exist. */
async function requireAssignable({ db, actor }: Context, id: string): Promise<void> {
  const field = 'AssigneeUserId'
  await holdRow(db, 'users', id, field)
  const user = await db.user.findFirst({
    where: { AND: [{ id }, assignableBy(actor)] },
    select: { id: true },
  })
  if (!user) throw new Problem('record-not-found', { values: { id }, field })
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
 * An approved registration puts what it registered to work: a complete draft project becomes Active, a
 * draft company too. What is incomplete stays a draft. A permit request only names its project: whoever may ask
 * for a permit may not start a project.
 */
async function activateSubject(context: Context, task: Held): Promise<void> {
  const { db } = context
  const { taskTypeId, project, employer } = task
  const change = { status: 'Active', rowVersion: { increment: 1 } } as const
  const isRegistered = taskTypeId === PROJECT_REGISTRATION
  if (isRegistered && project?.status === 'Draft' && gapsOf(project).length === 0) {
    await db.project.update({ where: { id: project.id }, data: change })
    const subject = { type: 'project', id: project.id }
    await record(context, 'project.status-changed', subject, { from: 'Draft', to: 'Active' })
  }
  if (employer?.status === 'Draft' && employer.nameTh !== DRAFT_NAME) {
    await db.employer.update({ where: { id: employer.id }, data: change })
    await record(
      context,
      'employer.saved',
      { type: 'employer', id: employer.id },
      { status: 'Active' },
    )
  }
}

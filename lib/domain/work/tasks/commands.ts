import * as z from 'zod'
import { activateDraftEmployer } from '@/lib/domain/site/employers/commands'
import { refusalProblemWithAuthor } from '@/lib/domain/people/users/names/queries'
import { activateDraftProject } from '@/lib/domain/work/projects/commands'
import { record, recordAll } from '@/lib/platform/audit/audit'
import { toUtcDate } from '@/lib/platform/dates/day'
import type { Db } from '@/lib/platform/db/database'
import type { Task } from '@/lib/platform/db/generated/client'
import { lockRow, requireCurrentVersion } from '@/lib/platform/db/lock'
import { readToday } from '@/lib/domain/site/settings/queries'
import { makeDraftPermit } from '@/lib/domain/work/work-permits/draft/commands'
import type { Context } from '@/lib/platform/http/context'
import { versionsById, type ManyResults } from '@/lib/platform/contract/many'
import { resultsOf } from '@/lib/platform/contract/results-of'
import { done, type CheckedInputOf, type Result } from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import { messageIn } from '@/lib/platform/i18n/message'
import type { TaskRecord, tasks } from './contract'
import { assigneeScopeOf, readTask, visibleTo } from './queries'
import { refIdOf, rolesOf, taskChecks } from './rules'
import { PROJECT_REGISTRATION } from './subject/contract'
import { notifyOfAssignments } from './notices/commands'
import { makeSubject, permitRefusals } from './subject/commands'
import { missingFields } from './subject/rules'
import { mayReassign, taskWorkflow, type TaskStatus } from './workflow'
import { isAvailable } from '@/lib/domain/people/users/available/queries'
import { lockReferencedUser } from '@/lib/domain/people/users/logins/commands'

type CreateInput = CheckedInputOf<typeof tasks.createTask>
type LockedTask = Awaited<ReturnType<typeof lockTask>>

export async function createTask(context: Context, input: CreateInput): Promise<TaskRecord> {
  const { db, sql, actor, now } = context
  const { taskTypeId, dueDate } = input
  const assigneeUserId = input.AssigneeUserId ?? ownUserId(context)
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
  const { id: logId } = await db.taskLog.create({
    data: logLine(context, task, 'create', null, 'Open'),
  })
  await notifyOfAssignments(context, [{ ...task, logId }])
  const { refId, projectId, employerId } = task
  const changes = { refId, taskTypeId, projectId, employerId, assigneeUserId }
  await record(context, 'task.created', { type: 'task', id: task.id }, changes)
  return readTask(context, task.id, today)
}

/** A service account is given nothing to do. Source: docs/decisions/0298-a-service-account-is-a-removed-user.md. */
function ownUserId({ actor, language }: Context): string {
  if (!actor.key) return actor.userId
  const message = messageIn(language, 'tasks.assigneeNeeded')
  throw new Problem('invalid-input', { errors: [{ path: 'AssigneeUserId', message }] })
}

export async function executeTaskCommand(
  context: Context,
  { id, command, comment, rowVersion }: CheckedInputOf<typeof tasks.executeCommand>,
): Promise<Result> {
  const { db, actor } = context
  const task = await lockTask(context, id)
  const checks = taskChecks(actor, task)
  const given = { roles: rolesOf(actor, task), rowVersion, reason: comment, checks }
  const { to: status, refusal } = taskWorkflow.decide(command, task, given)
  if (refusal) throw await refusalProblemWithAuthor(context, refusal, () => readLastLog(db, id))
  if (taskWorkflow.of(command).needsReadiness) requireComplete(context, task)
  const saved = await db.task.update({
    where: { id },
    data: { status, rowVersion: { increment: 1 } },
  })
  await db.taskLog.create({ data: logLine(context, task, command, task.status, status, comment) })
  if (command === 'approve') await activateSubject(context, task)
  const changes = { from: task.status, to: status, comment: comment ?? null }
  await record(context, taskWorkflow.eventOf(command), { type: 'task', id }, changes)
  return done(saved)
}

type Reassigned = CheckedInputOf<typeof tasks.reassign>

/** What is theirs already is left as it is. */
export async function reassignTask(context: Context, given: Reassigned): Promise<Result> {
  const task = await lockTask(context, given.id)
  const refusal = await refusalOfReassigning(context, task)
  if (refusal) throw refusal
  const isTheirs = task.assigneeUserId === given.AssigneeUserId
  if (!isTheirs) requireCurrentVersion(task, given.rowVersion)
  await requireAssignable(context, given.AssigneeUserId)
  if (isTheirs) return done(task)
  const refusalOfPermit = (await permitRefusals(context, [task], given.AssigneeUserId)).get(task.id)
  if (refusalOfPermit) throw refusalOfPermit
  const [saved] = await giveTo(context, [task], given)
  return done(saved!)
}

/** Whom the caller may not choose is refused once, for all of them. What is theirs already is left as it is. */
export async function reassignTasks(
  context: Context,
  { ids, rowVersions, ...given }: CheckedInputOf<typeof tasks.reassignMany>,
): Promise<ManyResults> {
  await requireAssignable(context, given.AssigneeUserId)
  const locked = await lockTasks(context, ids)
  const isTheirs = ({ assigneeUserId }: Task) => assigneeUserId === given.AssigneeUserId
  const handed = [...locked.values()].filter((task) => !isTheirs(task))
  const ofPermits = await permitRefusals(context, handed, given.AssigneeUserId)
  const read = versionsById(rowVersions)
  const isStale = (task: Task) =>
    !isTheirs(task) && task.rowVersion !== (read.get(task.id) ?? task.rowVersion)
  const problems = new Map<string, Problem>()
  for (const id of ids) {
    const task = locked.get(id)
    const problem = task
      ? ((await refusalOfReassigning(context, task)) ??
        (isStale(task) ? new Problem('stale-record') : ofPermits.get(id)))
      : new Problem('record-not-found', { values: { id } })
    if (problem) problems.set(id, problem)
  }
  const outcomes = ids.map((id) => ({ id, problem: problems.get(id) }))
  const results = resultsOf(outcomes, context.language)
  await giveTo(
    context,
    handed.filter(({ id }) => !problems.has(id)),
    given,
  )
  return results
}

async function refusalOfReassigning(context: Context, task: Task): Promise<Problem | undefined> {
  const roles = rolesOf(context.actor, task)
  if (!mayReassign('Open', roles)) return new Problem('not-your-part')
  if (mayReassign(task.status, roles)) return undefined
  const refusal = taskWorkflow.wrongStatus(task.status)
  return refusalProblemWithAuthor(context, refusal, () => readLastLog(context.db, task.id))
}

/** In as many statements for hundreds of tasks as for one: what is written holds the audit log for all others. */
async function giveTo(
  context: Context,
  given: readonly Task[],
  { AssigneeUserId: to, comment }: Pick<Reassigned, 'AssigneeUserId' | 'comment'>,
): Promise<Task[]> {
  const { db } = context
  const saved = await db.task.updateManyAndReturn({
    where: { id: { in: given.map(({ id }) => id) } },
    data: { assigneeUserId: to, rowVersion: { increment: 1 } },
  })
  const lines = await db.taskLog.createManyAndReturn({
    data: saved.map((task) =>
      logLine(context, task, 'reassign', task.status, task.status, comment),
    ),
    select: { id: true, taskId: true },
  })
  const lineOf = new Map(lines.map(({ id, taskId }) => [taskId, id]))
  await notifyOfAssignments(
    context,
    saved.map((task) => ({ ...task, logId: lineOf.get(task.id)! })),
  )
  await recordAll(
    context,
    'task.reassigned',
    given.map(({ id, assigneeUserId: from }) => ({
      subject: { type: 'task', id },
      changes: { from, to },
    })),
  )
  return saved
}

/** Those of the ids that the actor sees, in the order of their ids, so that of two calls none waits in a circle. */
async function lockTasks({ db, sql, actor }: Context, ids: string[]) {
  await sql`SELECT FROM "tasks" WHERE "id" = ANY(${ids}::uuid[]) ORDER BY "id" FOR UPDATE`.run()
  const rows = await db.task.findMany({ where: { AND: [{ id: { in: ids } }, visibleTo(actor)] } })
  return new Map(rows.map((row) => [row.id, row]))
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

type Logged = Pick<Task, 'id' | 'assigneeUserId' | 'assignerUserId'>

/** A line of the task's history. */
const logLine = (
  { actor, now }: Context,
  { id, assigneeUserId, assignerUserId }: Logged,
  command: string,
  fromStatus: TaskStatus | null,
  toStatus: TaskStatus,
  comment: string | null = null,
) => ({
  taskId: id,
  command,
  fromStatus,
  toStatus,
  assigneeUserId,
  assignerUserId,
  actorUserId: actor.userId,
  comment,
  at: now,
})

/**
 * An approved registration activates what it registered: a draft project that is complete, or a draft company. A
 * permit request only names its project: whoever may request a permit may not activate a project.
 */
async function activateSubject(context: Context, task: LockedTask): Promise<void> {
  const { taskTypeId, projectId, employerId } = task
  if (taskTypeId === PROJECT_REGISTRATION && projectId)
    await activateDraftProject(context, projectId)
  if (employerId) await activateDraftEmployer(context, employerId)
}

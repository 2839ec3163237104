import type { ReadSubjectNames } from '@/lib/platform/audit/subject-name'
import { readToday } from '@/lib/domain/site/settings/queries'
import { searchAvailable, type UserScope } from '@/lib/domain/people/users/available/queries'
import { staffOfCompany } from '@/lib/domain/work/projects/staff/queries'
import { isContractorOnly, type Actor } from '@/lib/platform/access/actor'
import type { Day } from '@/lib/platform/dates/day'
import { database, type Db } from '@/lib/platform/db/database'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { emptyLast, pagingOf, readAllRows, totalOf, type Sorting } from '@/lib/platform/db/paging'
import { matchesKeyword } from '@/lib/platform/db/search'
import type { Context } from '@/lib/platform/http/context'
import type { CheckedInputOf, OutputOf } from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import type { Locale } from '@/lib/platform/i18n/locale'
import type { TaskLogRecord, TaskRecord, tasks } from './contract'
import { logSelect, presentAssignee, presentLog, presentTask, taskSelect } from './present'
import { visibleTypes } from './rules'
import { titleIn } from './title/rules'
import { overStatuses, taskWorkflow, type TaskCommand } from './workflow'

type Filters = CheckedInputOf<typeof tasks.search>

const sorting = {
  dueDate: (direction) => [{ dueDate: emptyLast(direction) }, { createdAt: 'desc' }],
  createdAt: (direction) => [{ createdAt: direction }],
  refId: (direction) => [{ refId: direction }],
  title: (direction) => [{ title: direction }],
  status: (direction) => [{ status: direction }, { createdAt: 'desc' }],
} satisfies Sorting<Prisma.TaskOrderByWithRelationInput>

/** The tasks that an actor may see: those they give or are given, and all of the types that they may create. */
export const visibleTo = (actor: Actor): Prisma.TaskWhereInput => ({
  OR: [
    { assigneeUserId: actor.userId },
    { assignerUserId: actor.userId },
    { taskTypeId: { in: visibleTypes(actor) } },
  ],
})

/** To whom an actor may give a task: a Contractor to the own company and to the staff of its projects. */
export async function assigneeScopeOf(db: Db, actor: Actor): Promise<UserScope> {
  if (!isContractorOnly(actor)) return null
  const { userId, employerId } = actor
  const staff = employerId ? await staffOfCompany(db, employerId) : []
  return { employerId, ids: [userId, ...staff] }
}

export async function searchAssignees(
  { db, actor }: Context,
  filters: CheckedInputOf<typeof tasks.searchAssignees>,
): Promise<OutputOf<typeof tasks.searchAssignees>> {
  const { users, total } = await searchAvailable(db, await assigneeScopeOf(db, actor), filters)
  return { rows: users.map((row) => presentAssignee(actor, row)), total }
}

const startOf = (command: TaskCommand) => ({ in: [...taskWorkflow.of(command).from] })

const scopes: Record<Filters['scope'], (actor: Actor) => Prisma.TaskWhereInput> = {
  // The next step is the caller's, as the assignee's or as the one who decides.
  waitingForMe: ({ userId }) => ({
    OR: [
      { assigneeUserId: userId, OR: [{ status: startOf('start') }, { status: startOf('submit') }] },
      { assignerUserId: userId, status: startOf('approve') },
    ],
  }),
  mine: ({ userId }) => ({ assigneeUserId: userId }),
  assignedByMe: ({ userId }) => ({ assignerUserId: userId }),
  all: () => ({}),
}

/** Whether a task waits for whoever opens their tasks. */
export async function hasWaitingTasks(actor: Actor): Promise<boolean> {
  const where = { AND: [visibleTo(actor), scopes.waitingForMe(actor)] }
  return (await database().db.task.findFirst({ where, select: { id: true } })) !== null
}

const matching = (keyword: string | undefined) =>
  matchesKeyword<Prisma.TaskWhereInput>(keyword, (contains) => [
    { refId: contains },
    { title: contains },
    { project: { purchaseRequisitionNo: contains } },
    { project: { name: contains } },
    { employer: { nameTh: contains } },
    { workPermit: { permitNo: contains } },
  ])

export async function searchTasks(
  { db, actor, language, now }: Context,
  { scope, keyword, isOver: isDone, taskTypeId, status, projectId, employerId, ...page }: Filters,
): Promise<OutputOf<typeof tasks.search>> {
  const where = {
    AND: [
      visibleTo(actor),
      scopes[scope](actor),
      { taskTypeId, status, projectId },
      employerId ? aboutCompany(employerId) : {},
      isDone === undefined
        ? {}
        : { status: isDone ? { in: overStatuses } : { notIn: overStatuses } },
      matching(keyword),
    ],
  } satisfies Prisma.TaskWhereInput
  const bounds = pagingOf(page, sorting)
  const rows = await db.task.findMany({ where, select: taskSelect, ...bounds })
  const total = await totalOf(bounds, rows, () => db.task.count({ where }))
  const today = await readToday({ db, now })
  return { rows: rows.map((row) => presentTask({ actor, language }, row, today)), total }
}

/** The registration of a company, and the tasks about its projects and its permits. */
export const aboutCompany = (employerId: string): Prisma.TaskWhereInput => ({
  OR: [{ employerId }, { project: { employerId } }, { workPermit: { contractorId: employerId } }],
})

export const getTask = async (
  context: Pick<Context, 'db' | 'actor' | 'language' | 'now'>,
  { id }: CheckedInputOf<typeof tasks.get>,
): Promise<TaskRecord> => readTask(context, id, await readToday(context))

export async function readTask(
  { db, actor, language }: Pick<Context, 'db' | 'actor' | 'language'>,
  id: string,
  today: Day,
): Promise<TaskRecord> {
  const where = { AND: [{ id }, visibleTo(actor)] }
  const row = await db.task.findFirst({ where, select: taskSelect })
  if (!row) throw new Problem('record-not-found', { values: { id } })
  return presentTask({ actor, language }, row, today)
}

export async function listTaskLogs(
  context: Context,
  { id }: CheckedInputOf<typeof tasks.logs>,
): Promise<TaskLogRecord[]> {
  await getTask(context, { id })
  const rows = await readAllRows((take) =>
    context.db.taskLog.findMany({
      where: { taskId: id },
      orderBy: [{ at: 'asc' }, { id: 'asc' }],
      select: logSelect,
      take,
    }),
  )
  return rows.map(presentLog)
}

export const readTaskNames: ReadSubjectNames = async (db, ids) => {
  const rows = await db.task.findMany({
    where: { id: { in: ids } },
    select: { id: true, refId: true, title: true },
  })
  return rows.map(({ id, refId, title }) => {
    const textIn = (locale: Locale) => `${refId} ${titleIn(locale, title)}`
    return { id, th: textIn('th'), en: textIn('en') }
  })
}

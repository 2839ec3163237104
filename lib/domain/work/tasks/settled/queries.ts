import { fromUtcDate } from '@/lib/platform/dates/day'
import type { Database } from '@/lib/platform/db/database'
import type { Notice } from '@/lib/platform/db/generated/client'
import { unfinishedStatuses } from '../workflow'

const readUnfinished = async ({ db }: Database, notices: readonly Notice[]) => {
  const tasks = await db.task.findMany({
    where: {
      id: { in: notices.map(({ subjectId }) => subjectId) },
      status: { in: unfinishedStatuses },
    },
    select: { id: true, assigneeUserId: true, assignerUserId: true, dueDate: true },
  })
  return new Map(tasks.map((task) => [task.id, task]))
}

/** Which of the notices are about a task that is finished, or another's by now. */
export async function readSettledAssignments(
  database: Database,
  notices: readonly Notice[],
): Promise<string[]> {
  const tasks = await readUnfinished(database, notices)
  return notices
    .filter(({ subjectId, userId }) => tasks.get(subjectId)?.assigneeUserId !== userId)
    .map(({ id }) => id)
}

/** Which of the notices are about a task that is finished, has another due date, or is others' by now. */
export async function readSettledOverdue(
  database: Database,
  notices: readonly Notice[],
): Promise<string[]> {
  const tasks = await readUnfinished(database, notices)
  return notices
    .filter(({ subjectId, userId, occasion }) => {
      const task = tasks.get(subjectId)
      if (!task?.dueDate || fromUtcDate(task.dueDate) !== occasion) return true
      return ![task.assigneeUserId, task.assignerUserId].includes(userId)
    })
    .map(({ id }) => id)
}

import type { Db } from '@/lib/platform/db/database'
import { unfinishedStatuses } from '../workflow'

/** The tasks that are not done yet and that one of the users has or has given. */
export async function listOpenTasksOf(db: Db, userIds: string[]): Promise<string[]> {
  const tasks = await db.task.findMany({
    where: {
      status: { in: unfinishedStatuses },
      OR: [{ assigneeUserId: { in: userIds } }, { assignerUserId: { in: userIds } }],
    },
    select: { id: true },
    orderBy: { createdAt: 'asc' },
  })
  return tasks.map(({ id }) => id)
}

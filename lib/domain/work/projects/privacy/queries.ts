import type { Db } from '@/lib/platform/db/database'
import { unfinishedStatuses } from '../workflow'

/** The projects that go on and name one of the users. */
export async function listOpenProjectsOf(db: Db, userIds: string[]): Promise<string[]> {
  const one = { in: userIds }
  const projects = await db.project.findMany({
    where: {
      status: { in: unfinishedStatuses },
      OR: [
        { workOwnerUserId: one },
        { purchasingUserId: one },
        { users: { some: { userId: one } } },
      ],
    },
    select: { id: true },
    orderBy: { startDate: 'asc' },
  })
  return projects.map(({ id }) => id)
}

import type { Db } from '@/lib/platform/db/database'

const ended = ['Closed', 'Rejected', 'Cancelled'] as const

/** The permits that have not ended and name the person as a worker, or one of the users as the requester. */
export async function listOpenPermitsOf(
  db: Db,
  { personId, userIds }: { personId: string; userIds: string[] },
): Promise<string[]> {
  const permits = await db.workPermit.findMany({
    where: {
      status: { notIn: [...ended] },
      OR: [{ workers: { some: { personId } } }, { requestedByUserId: { in: userIds } }],
    },
    select: { id: true },
    orderBy: { workDate: 'asc' },
  })
  return permits.map(({ id }) => id)
}

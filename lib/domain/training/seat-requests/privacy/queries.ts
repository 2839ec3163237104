import type { Db } from '@/lib/platform/db/database'
import { openStatuses } from '../of-session/rules'

/** The requests that still wait and name the person. */
export async function listOpenSeatRequestsOf(db: Db, personId: string): Promise<string[]> {
  const requests = await db.seatRequest.findMany({
    where: { status: { in: [...openStatuses] }, personIds: { has: personId } },
    select: { id: true },
    orderBy: { queuedAt: 'asc' },
  })
  return requests.map(({ id }) => id)
}

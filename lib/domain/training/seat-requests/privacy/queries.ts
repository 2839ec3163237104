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

/** The requests that name a person, without the names of others. */
export const readSeatRequestsForExport = (db: Db, personId: string) =>
  db.seatRequest.findMany({
    where: { personIds: { has: personId } },
    select: {
      id: true,
      status: true,
      queuedAt: true,
      session: { select: { date: true, period: true, location: true } },
    },
    orderBy: { queuedAt: 'asc' },
  })

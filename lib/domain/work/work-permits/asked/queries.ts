import type { Db } from '@/lib/platform/db/database'
import type { Context, ReadContext } from '@/lib/platform/http/context'
import { visibleTo } from '../queries'
import { caseOf, permitFactsSelect, workersOf } from '../readiness/queries'

/** What a permit asks of its people, and who requested it; null for one that the actor may not see. */
export async function readPermitCase({ db, actor, now }: Context | ReadContext, id: string) {
  const permit = await db.workPermit.findFirst({
    where: { AND: [{ id }, visibleTo(actor)] },
    select: { ...permitFactsSelect, requestedByUserId: true },
  })
  if (!permit) return null
  const { workDate, endTime, requestedByUserId } = permit
  return {
    asked: caseOf(permit, now),
    workers: workersOf(permit),
    requestedByUserId,
    workDate,
    endTime,
  }
}

/** The users who requested permits. */
export const readRequesters = (db: Db, ids: string[]) =>
  db.workPermit.findMany({
    where: { id: { in: ids } },
    select: { id: true, requestedByUserId: true },
  })

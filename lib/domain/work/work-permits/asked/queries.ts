import { fromUtcDate, toUtcDate, type Day } from '@/lib/platform/dates/day'
import type { Db } from '@/lib/platform/db/database'
import type { Context, ReadContext } from '@/lib/platform/http/context'
import { busyStatuses } from '../overlaps/rules'
import { visibleTo } from '../queries'
import { caseOf, permitFactsSelect, workersOf } from '../readiness/queries'

/** What its requester is still to submit, and what keeps people busy until its end. */
const plannedStatuses = [
  'Draft',
  'ChangesRequested',
  ...busyStatuses.filter((status) => status !== 'Expired'),
] as const

/** What a permit asks of its people, who requested it, and until when it lasts; null for one that the actor may not see. */
export async function readPermitCase({ db, actor, now }: Context | ReadContext, id: string) {
  const permit = await db.workPermit.findFirst({
    where: { AND: [{ id }, visibleTo(actor)] },
    select: permitFactsSelect,
  })
  if (!permit) return null
  const { workDate, endTime, requestedByUserId } = permit
  return {
    asked: caseOf(permit, now),
    workers: workersOf(permit),
    requestedByUserId,
    workDate: workDate && fromUtcDate(workDate),
    endTime,
  }
}

/** The permits planned for today and later, and what each asks of its people. */
export async function readPlannedPermits({ db, now }: Context | ReadContext, today: Day) {
  const permits = await db.workPermit.findMany({
    where: { status: { in: [...plannedStatuses] }, workDate: { gte: toUtcDate(today) } },
    select: { ...permitFactsSelect, permitNo: true },
    orderBy: [{ workDate: 'asc' }, { permitNo: 'asc' }],
  })
  return permits.map((permit) => ({
    id: permit.id,
    permitNo: permit.permitNo,
    asked: caseOf(permit, now),
    workers: workersOf(permit),
  }))
}

/** The users who requested permits. */
export const readRequesters = (db: Db, ids: string[]) =>
  db.workPermit.findMany({
    where: { id: { in: ids } },
    select: { id: true, requestedByUserId: true },
  })

/** The people for whom a user has requested permits that are planned for a day. */
export async function readRequestedFor(
  db: Db,
  { userId, day }: { userId: string; day: Day },
): Promise<ReadonlySet<string>> {
  const rows = await db.workPermitWorker.findMany({
    where: {
      workDate: toUtcDate(day),
      permit: { status: { in: [...plannedStatuses] }, requestedByUserId: userId },
    },
    select: { personId: true },
  })
  return new Set(rows.map(({ personId }) => personId))
}

/** Those who requested the permits that are planned for these people on these days. */
export async function readRequestersOnDays(
  db: Db,
  { personIds, days }: { personIds: string[]; days: Day[] },
) {
  const rows = await db.workPermitWorker.findMany({
    where: {
      personId: { in: personIds },
      workDate: { in: days.map(toUtcDate) },
      permit: { status: { in: [...plannedStatuses] } },
    },
    select: { personId: true, workDate: true, permit: { select: { requestedByUserId: true } } },
  })
  return rows.map(({ personId, workDate, permit: { requestedByUserId } }) => ({
    personId,
    day: workDate && fromUtcDate(workDate),
    requestedByUserId,
  }))
}

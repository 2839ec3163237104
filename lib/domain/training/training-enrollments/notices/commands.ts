import { readUserIdsWithRoles } from '@/lib/domain/people/users/roles/queries'
import { readRecipients } from '@/lib/domain/people/users/names/recipients/queries'
import { readToday } from '@/lib/domain/site/settings/queries'
import { attendanceWorkflow } from '@/lib/domain/training/attendance/workflow'
import { addDays } from '@/lib/platform/dates/day'
import type { Database } from '@/lib/platform/db/database'
import { fragment, literals, type Fragment } from '@/lib/platform/db/fragment'
import { notifyAll, type Teller } from '@/lib/platform/notices/notify'
import { readAskedSeats, readSeats } from './queries'
import {
  newsOfAskedSeats,
  newsOfSeats,
  newsOfTomorrow,
  recipientsOf,
  type AskedSeats,
  type Seat,
  type SeatChange,
} from './rules'

/** Have a seat in a session that is still to come. */
const IS_EXPECTED = fragment`attendance."status" IN (${literals(attendanceWorkflow.of('cancel').from)})`

const notifyOf = async (
  teller: Teller,
  { seats, asked = [] }: { seats: readonly Seat[]; asked?: readonly AskedSeats[] },
  of: { change: SeatChange; version?: number },
): Promise<void> => {
  const askers = asked.map(({ requestedByUserId }) => requestedByUserId)
  const users = await readRecipients(teller.sql, [...seats.flatMap(recipientsOf), ...askers])
  const news = newsOfSeats(seats, users, of)
  const alreadyNotified = news.flatMap(({ userIds }) => userIds)
  const ofAsked = newsOfAskedSeats(asked, users, { version: of.version, alreadyNotified })
  await notifyAll(teller, 'training.seat', [...news, ...ofAsked])
}

/** Of attendances by id, once they are saved; who did it themselves with nobody else responsible are not read at all. */
export const notifyOfSeats = async (
  teller: Teller,
  ids: readonly string[],
  change: SeatChange,
): Promise<void> =>
  notifyOf(
    teller,
    { seats: await readSeats(teller.sql, concerningOthers(teller, ids)) },
    { change },
  )

function concerningOthers({ actor }: Teller, ids: readonly string[]): Fragment {
  const isOfIds = fragment`attendance."id" = ANY(${ids}::uuid[])`
  return actor && 'userId' in actor
    ? fragment`${isOfIds} AND (attendance."enrolledByUserId" <> ${actor.userId}::uuid
        OR person."responsibleUserId" <> ${actor.userId}::uuid)`
    : isOfIds
}

/**
 * Of everybody who is expected in a session: before it is cancelled, after it has been moved to `version`. Of a move
 * those who have asked for seats hear, too; that it is cancelled they are mailed.
 */
export async function notifyOfSession(
  teller: Teller,
  sessionId: string,
  of: { change: 'moved' | 'cancelled'; version?: number },
): Promise<void> {
  const { sql } = teller
  const isExpected = fragment`attendance."sessionId" = ${sessionId}::uuid AND ${IS_EXPECTED}`
  const seats = await readSeats(sql, isExpected)
  const asked = of.change === 'moved' ? await readAskedSeats(sql, sessionId) : []
  await notifyOf(teller, { seats, asked }, of)
}

/** Run by a job, on the day before. */
export async function notifyOfTomorrow({ db, sql }: Database, now: Date): Promise<void> {
  const tomorrow = addDays(await readToday({ db, now }), 1)
  const seats = await readSeats(
    sql,
    fragment`session."date" = ${tomorrow}::date AND session."status" <> 'Cancelled' AND ${IS_EXPECTED}`,
  )
  const users = await readRecipients(sql, seats.flatMap(recipientsOf))
  const officers = await readUserIdsWithRoles(db, ['SafetyOfficer'])
  const news = newsOfTomorrow(seats, users, officers)
  await notifyAll({ sql, actor: null, now }, 'session.tomorrow', news)
}

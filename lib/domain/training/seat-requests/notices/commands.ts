import { readContractorUsers } from '@/lib/domain/people/users/addressees/queries'
import { queueMail } from '@/lib/domain/people/mail-outbox/queue/commands'
import { readPersonSubjects } from '@/lib/domain/people/persons/queries'
import { readDateStyle } from '@/lib/domain/site/settings/queries'
import {
  listOpenSessions,
  readSessionNews,
} from '@/lib/domain/training/training-sessions/news/queries'
import { config } from '@/lib/platform/config/config'
import { database, inTransaction, type Database } from '@/lib/platform/db/database'
import { addDays, dayIn } from '@/lib/platform/dates/day'
import { instantOf } from '@/lib/platform/dates/instant'
import { fragment, type Fragment } from '@/lib/platform/db/fragment'
import type { Sql } from '@/lib/platform/db/sql'
import { oneByOne } from '@/lib/platform/jobs/one-by-one'
import { deadlineOf, type SeatRequest } from '../rules'
import { SEAT_REQUEST, seatRequestRow } from '../rows'
import { noticeLetter } from './present'
import { IS_UNTOLD, listEndingOffers, listUntold } from './queries'
import { dedupeKeyOf, namesOtherSessions, noticeOf, type Notice } from './rules'

/**
 * Run by a job: tells the companies what has become of their requests, and which offers end soon. A request whose mails fail
 * holds up no other one; the job fails after all, and is repeated.
 */
export async function sendNotices(now: Date): Promise<void> {
  const { sql } = database()
  const untold = await listUntold(sql)
  const ending = await listEndingOffers(sql, now)
  await oneByOne(
    [
      ...untold.map((id) => () => tellOutcome(id, now)),
      ...ending.map((id) => () => tellEnding(id, now)),
    ],
    'not all companies could be told',
  )
}

/** Undefined where another server has taken it, or nothing is to be told any more. */
const lockRequest = (sql: Sql, id: string, where: Fragment): Promise<SeatRequest | undefined> =>
  sql`
  SELECT ${SEAT_REQUEST} FROM "seat_requests" request WHERE request."id" = ${id}::uuid AND ${where}
  FOR NO KEY UPDATE SKIP LOCKED`.first(seatRequestRow)

const tellOutcome = (id: string, now: Date): Promise<void> =>
  inTransaction(async (connections) => {
    const request = await lockRequest(connections.sql, id, IS_UNTOLD)
    const notice = request && noticeOf(request)
    if (!request || !notice) return
    await tell(connections, request, notice, now)
    await connections.db.seatRequest.update({ where: { id }, data: { notice: null, skipped: [] } })
  })

const tellEnding = (id: string, now: Date): Promise<void> =>
  inTransaction(async (connections) => {
    const request = await lockRequest(connections.sql, id, fragment`request."status" = 'Offered'`)
    if (request) await tell(connections, request, 'ending', now)
  })

/** How many other sessions a mail names. */
const MOST_OTHERS = 3

/** To every Contractor user of the company who can be mailed. */
async function tell(
  connections: Database,
  request: SeatRequest,
  notice: Notice,
  now: Date,
): Promise<void> {
  const { db, sql } = connections
  const site = await readDateStyle(db)
  const session = await readSessionNews(db, request.sessionId)
  const today = dayIn(site.timeZone, now)
  const others = namesOtherSessions(notice)
    ? await listOpenSessions(db, { insteadOf: session, after: today, most: MOST_OTHERS })
    : []
  const startsAt = instantOf(site.timeZone, session.date, session.startTime)
  const offerUntil = request.offerUntil && deadlineOf({ ...request, status: 'Offered' }, startsAt)
  const endOfDay = instantOf(site.timeZone, addDays(session.date, 1), '00:00')
  const usefulUntil = (isAboutOffer(notice) && offerUntil) || endOfDay
  const people = await readPersonSubjects(db, request.personIds)
  for (const { id: userId, email, person } of await readContractorUsers(db, request.contractorId))
    await queueMail(
      { db, sql },
      {
        ...noticeLetter(person, { notice, request, offerUntil, session, people, others, site }),
        kind: 'Seats',
        userId,
        toAddress: email ?? '',
        page: `${config().appUrl}/training/sessions/${session.id}?tab=queue`,
        dedupeKey: dedupeKeyOf(request, notice, userId),
        usefulUntil,
      },
    )
}

const isAboutOffer = (notice: Notice) => notice === 'offered' || notice === 'ending'

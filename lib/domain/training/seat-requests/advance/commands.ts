import { v7 as newId } from 'uuid'
import { lockPersons } from '@/lib/domain/people/persons/training/commands'
import { lockSessionSeats } from '@/lib/domain/training/training-sessions/seats/commands'
import type { SessionSeats } from '@/lib/domain/training/training-sessions/seats/queries'
import { givesSeats } from '@/lib/domain/training/training-sessions/rules'
import { bySystem } from '@/lib/platform/audit/audit'
import { database, inSqlTransaction } from '@/lib/platform/db/database'
import { oneByOne } from '@/lib/platform/jobs/one-by-one'
import { saveQueue, type Author } from '../queue/commands'
import {
  judgeNames,
  listQueuedSessions,
  readOfferHours,
  readOpenRequests,
  type Judged,
} from '../queue/queries'
import { heldSeats, type SeatRequest } from '../rules'
import { booked, endedByTime, promoted, waits, type QueueChange } from '../steps/rules'
import { skippedInBoth } from '../present'
import { promote } from '../promotion/rules'

/**
 * Run by a job, each minute and when seats become free: one transaction for each session that has a queue. A queue that
 * fails holds up no other one; the job fails after all, and is repeated.
 */
export async function promoteSeats(now: Date): Promise<void> {
  const sessionIds = await listQueuedSessions(database().sql)
  await oneByOne(
    sessionIds.map((id) => () => advanceAlone(id, now)),
    'queues could not be advanced',
  )
}

const advanceAlone = (sessionId: string, now: Date) =>
  inSqlTransaction(async ({ sql }) => {
    const session = await lockSessionSeats(sql, sessionId)
    await advanceQueue({ ...bySystem(sql), now }, session)
  })

type Advanced = {
  changed: QueueChange[]
  skipped: Skipped
}

/** The names that were left out, with the reasons, by company and person: one may be named by two companies. */
type Skipped = ReadonlyMap<string, Judged>
const keyOf = ({ contractorId, personId }: Pick<Judged, 'contractorId' | 'personId'>) =>
  `${contractorId} ${personId}`

/**
 * Ends what is over in the queue of a locked session, and gives the free seats out in its order. Nothing else gives seats
 * to a queue. `booking`: a request that its sender makes now, still to be saved.
 */
export async function advanceQueue(
  author: Author,
  session: SessionSeats,
  booking?: SeatRequest,
): Promise<Advanced> {
  const { sql, now } = author
  const before = await readOpenRequests(sql, session.id)
  const over = before.flatMap((request) => endedByTime(request, session, now) ?? [])
  const overIds = new Set(over.map(({ request }) => request.id))
  const open = before.filter(({ id }) => !overIds.has(id))
  const queue = [...open.filter(waits), ...(booking ? [booking] : [])]
  const free = session.capacity - session.seatsTaken - heldSeats(open)
  if (!booking && (queue.length === 0 || free <= 0 || !givesSeats(session, now))) {
    await saveQueue(author, session, before, over)
    return { changed: over, skipped: new Map() }
  }
  const personIds = queue.flatMap((request) => request.personIds)
  await lockPersons(sql, personIds)
  const judged = await judgeNames(sql, session, queue, now)
  const refused = judged.filter(({ code }) => code !== null)
  const skipped = new Map(refused.map((one) => [keyOf(one), one]))
  const named = queue.map((request) => withoutNames(request, skipped))
  const steps = await promoteNamed(author, session, { queue: named, free, booking })
  const changed = [...over, ...steps.flatMap((step) => step.changed)]
  const seatings = steps.flatMap((step) => step.seatings)
  await saveQueue(author, session, before, changed, seatings)
  return { changed, skipped }
}

/** Who is left out is told with what the request gets. */
export function withoutNames(request: SeatRequest, skipped: Skipped): SeatRequest {
  const { contractorId, personIds } = request
  return {
    ...request,
    personIds: personIds.filter((personId) => !skipped.has(keyOf({ contractorId, personId }))),
    skipped: skippedInBoth(skippedOf(request, skipped)),
  }
}

export const skippedOf = (
  { contractorId, personIds }: Pick<SeatRequest, 'contractorId' | 'personIds'>,
  skipped: Skipped,
): Judged[] => personIds.flatMap((personId) => skipped.get(keyOf({ contractorId, personId })) ?? [])

type Named = { queue: SeatRequest[]; free: number; booking?: SeatRequest }

async function promoteNamed(
  { sql, now }: Author,
  session: SessionSeats,
  { queue, free, booking }: Named,
) {
  const given = { now, startsAt: session.startsAt, offerHours: await readOfferHours(sql) }
  const isBooking = ({ id }: SeatRequest) => id === booking?.id
  const asking = queue.map((request) => ({
    ...request,
    names: request.personIds.length,
    isBooking: isBooking(request),
  }))
  const promotions = new Map(promote(asking, free, given).map((each) => [each.id, each]))
  return queue.flatMap((request) => {
    const promotion = promotions.get(request.id)
    if (promotion) return promoted(request, promotion, { isBooking: isBooking(request), newId })
    return isBooking(request) ? { changed: [booked(request)], seatings: [] } : []
  })
}

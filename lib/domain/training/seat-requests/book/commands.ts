import { v7 as newId } from 'uuid'
import { requireContractor } from '@/lib/domain/site/employers/commands'
import { lockSessionSeats } from '@/lib/domain/training/training-sessions/seats/commands'
import type { SessionSeats } from '@/lib/domain/training/training-sessions/seats/queries'
import type { Candidate } from '@/lib/domain/training/training-enrollments/names/rules'
import { givesSeats } from '@/lib/domain/training/training-sessions/rules'
import { isContractorOnly, type Actor } from '@/lib/platform/access/actor'
import type { CheckedInputOf, OutputOf } from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import { blocksIn } from '@/lib/platform/db/blocks'
import type { SqlContext } from '@/lib/platform/http/context'
import { MOST_SEATS, type seatRequests } from '../contract'
import { requestPromotion } from '../of-session/commands'
import { namesRefused, skippedNames } from '../present'
import { advanceQueue, skippedOf, withoutNames } from '../advance/commands'
import { saveQueue } from '../queue/commands'
import { readOpenRequests } from '../queue/queries'
import type { SeatRequest } from '../rules'
import { booked } from '../steps/rules'
import { refusalToBook } from './rules'

export async function bookSeats(
  context: SqlContext,
  { contractorId, ...input }: CheckedInputOf<typeof seatRequests.book>,
): Promise<OutputOf<typeof seatRequests.book>> {
  const { sql, now, actor } = context
  const company = companyOf(actor, contractorId)
  await requireContractor(sql, company, 'contractorId')
  const session = await lockSessionSeats(sql, input.sessionId)
  if (!givesSeats(session, now)) throw new Problem('session-not-open', { field: 'sessionId' })
  const booking = { ...input, contractorId: company }
  const open = await readOpenRequests(sql, session.id)
  const refusal = refusalToBook(booking, open, session.capacity)
  if (refusal) throw new Problem(refusal.code, refusal)
  const request = requestOf(context, booking)
  const { changed, skipped } = await advanceQueue(context, session, request)
  const leftOut = skippedOf(booking, skipped)
  // The seats of those who are left out have no name, and are bounded like any without one.
  if (refusalToBook(withoutNames(request, skipped), open, session.capacity))
    throw namesRefused(context.language, booking.personIds, leftOut)
  const saved = changed.find((change) => change.request.id === request.id)
  return {
    success: true,
    messages: [],
    id: request.id,
    rowVersion: 1,
    status: saved?.request.status ?? 'Waiting',
    skipped: skippedNames(context.language, leftOut),
  }
}

/** A Contractor's own company; another one does not exist for them. */
function companyOf(actor: Actor, contractorId: string | undefined): string {
  const company = contractorId ?? actor.employerId
  const isForeign = isContractorOnly(actor) && company !== actor.employerId
  if (!company || isForeign)
    throw new Problem('record-not-found', { values: { id: company ?? '' }, field: 'contractorId' })
  return company
}

type Booking = Pick<
  SeatRequest,
  'sessionId' | 'contractorId' | 'seats' | 'personIds' | 'takesPart' | 'autoTake'
>

/** A new request at the end of the queue. */
export const requestOf = (
  { now, actor }: Pick<SqlContext, 'now' | 'actor'>,
  booking: Booking,
): SeatRequest => ({
  ...booking,
  id: newId(),
  status: 'Waiting',
  queuedAt: now,
  offeredSeats: 0,
  offerUntil: null,
  nameUntil: null,
  endReason: null,
  notice: null,
  skipped: [],
  requestedByUserId: actor.userId,
  rowVersion: 1,
})

/** Puts people who are enrolled without a free seat into the queue: one request a company, all named. */
export async function queueNames(
  context: SqlContext,
  session: SessionSeats,
  people: readonly Candidate[],
): Promise<void> {
  const companies = new Set(people.flatMap(({ contractorId }) => contractorId ?? []))
  const requests = [...companies].flatMap((contractorId) => {
    const names = people.filter((person) => person.contractorId === contractorId)
    return [...blocksIn(names, MOST_SEATS)].map((some) =>
      requestOf(context, {
        sessionId: session.id,
        contractorId,
        seats: some.length,
        personIds: some.map(({ id }) => id),
        takesPart: true,
        autoTake: true,
      }),
    )
  })
  const before = await readOpenRequests(context.sql, session.id)
  await saveQueue(context, session, before, requests.map(booked))
  await requestPromotion(context.sql)
}

import { v7 as newId } from 'uuid'
import { lockPersons } from '@/lib/domain/people/persons/training/commands'
import { lockSessionSeats } from '@/lib/domain/training/training-sessions/seats/commands'
import type { SessionSeats } from '@/lib/domain/training/training-sessions/seats/queries'
import { isEmployerInScope, policiesMet } from '@/lib/platform/access/actor'
import type { AuditEvent } from '@/lib/platform/audit/events'
import type { CheckedInputOf, OutputOf } from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import type { SqlContext } from '@/lib/platform/http/context'
import { refusalProblem } from '@/lib/platform/workflow/refusal-problem'
import type { seatRequests } from '../contract'
import { requestPromotion } from '../of-session/commands'
import { namesRefused, skippedNames } from '../present'
import { saveQueue } from '../queue/commands'
import { findRequest, judgeNames, readOpenRequests, type Judged } from '../queue/queries'
import { seatRequestChecks, unnamedLeft, unnamedSeats, type SeatRequest } from '../rules'
import { restOf, seatingsOf, type QueueChange } from '../steps/rules'
import { seatRequestWorkflow, type SeatRequestCommand } from '../workflow'
import { accepted, namesToSeat, released, withNames } from './rules'

type Input = { id: string; rowVersion?: number; reason?: string }
type Answer = OutputOf<typeof seatRequests.accept>
type InputOf<C extends 'accept' | 'name' | 'release'> = CheckedInputOf<(typeof seatRequests)[C]>

/** The queue of a request as its command finds it; everything in it is locked. */
type Found = { session: SessionSeats; request: SeatRequest; open: SeatRequest[] }

export const acceptOffer = (context: SqlContext, input: InputOf<'accept'>): Promise<Answer> =>
  change(context, 'accept', input, async (found) => {
    const { request, session } = found
    const { named, skipped } = await judge(context, found, {
      personIds: namesToSeat(request, input.personIds),
      most: request.offeredSeats,
    })
    const after = accepted(request, named, {
      now: context.now,
      startsAt: session.startsAt,
      unnamed: unnamedLeft(othersOf(found), session.capacity),
    })
    if (after.status === 'Taken' && named.length === 0) throw noneSeated(context, skipped)
    const given = { seats: request.offeredSeats, personIds: named }
    return { after, named, skipped, rest: restOf(request, given, newId) }
  })

export const nameHeldSeats = (context: SqlContext, input: InputOf<'name'>): Promise<Answer> =>
  change(context, 'name', input, async (found) => {
    const most = unnamedSeats(found.request)
    const { named, skipped } = await judge(context, found, { personIds: input.personIds, most })
    if (named.length === 0) throw noneSeated(context, skipped)
    return { after: withNames(found.request, named), named, skipped }
  })

export const releaseSeats = (context: SqlContext, input: InputOf<'release'>): Promise<Answer> =>
  change(context, 'release', input, async ({ request }) => ({
    after: released(request, input.seats),
  }))

export const declineOffer = (context: SqlContext, input: Input): Promise<Answer> =>
  change(context, 'decline', input, async ({ request }) => ({
    after: { ...request, status: 'Declined' },
  }))

export const withdrawRequest = (context: SqlContext, input: Input): Promise<Answer> =>
  change(context, 'withdraw', input, async ({ request }) => ({
    after: { ...request, status: 'Withdrawn' },
  }))

/** The first of those who wait. The reason stands in the audit log. */
export const moveRequestFirst = (context: SqlContext, input: Input): Promise<Answer> =>
  change(context, 'moveFirst', input, async ({ request, open }) => {
    const first = Math.min(...open.map(({ queuedAt }) => queuedAt.getTime()))
    return { after: { ...request, queuedAt: new Date(first - 1) } }
  })

type Outcome = {
  after: SeatRequest
  /** Who is enrolled by it. */
  named?: readonly string[]
  skipped?: readonly Judged[]
  rest?: QueueChange[]
}

/** One command: locks the session, then the request's people, and decides by the workflow. */
async function change(
  context: SqlContext,
  command: SeatRequestCommand,
  input: Input,
  work: (found: Found) => Promise<Outcome>,
): Promise<Answer> {
  const { sql, language, actor } = context
  const found = await lockRequest(context, input.id)
  const { request, session, open } = found
  const { refusal } = seatRequestWorkflow.decide(command, request, {
    roles: policiesMet(actor, seatRequestWorkflow.table.roles),
    rowVersion: input.rowVersion,
    reason: input.reason,
    checks: seatRequestChecks(request, session, context.now),
  })
  if (refusal) throw refusalProblem(refusal)
  const { after, named = [], skipped = [], rest = [] } = await work(found)
  const event: AuditEvent = seatRequestWorkflow.eventOf(command)
  const changes = {
    from: request.status,
    ...(named.length > 0 && { personIds: [...named] }),
    ...(input.reason && { reason: input.reason }),
  }
  const seatings = seatingsOf(request, named, actor.userId)
  await saveQueue(context, session, open, [{ request: after, event, changes }, ...rest], seatings)
  await requestPromotion(sql)
  return {
    success: true,
    messages: [],
    id: after.id,
    rowVersion: request.rowVersion + 1,
    status: after.status,
    skipped: skippedNames(language, skipped),
  }
}

/** The request of another company is not found. */
async function lockRequest({ sql, actor }: SqlContext, id: string): Promise<Found> {
  const known = await findRequest(sql, id)
  if (!known || !isEmployerInScope(actor, known.contractorId))
    throw new Problem('record-not-found', { values: { id } })
  const session = await lockSessionSeats(sql, known.sessionId)
  const open = await readOpenRequests(sql, session.id)
  const request = open.find((each) => each.id === id) ?? (await findRequest(sql, id)) ?? known
  return { session, request, open }
}

/** What else the company has asked for in the session. */
const othersOf = ({ request: { id, contractorId }, open }: Found) =>
  open.filter((other) => other.contractorId === contractorId && other.id !== id)

type Names = { personIds: readonly string[]; most: number }

/** Which people may have a seat, and which are left out. */
async function judge(
  { sql, now }: SqlContext,
  { session, request }: Found,
  { personIds, most }: Names,
) {
  if (personIds.length > most)
    throw new Problem('more-names-than-seats', { values: { most }, field: 'personIds' })
  await lockPersons(sql, [...personIds])
  const ofCompany = { contractorId: request.contractorId, personIds }
  const judged = await judgeNames(sql, session, [ofCompany], now)
  return {
    named: judged.flatMap(({ personId, code }) => (code ? [] : [personId])),
    skipped: judged.filter(({ code }) => code),
  }
}

/** Nobody of those named can have a seat, each for a reason. */
function noneSeated({ language }: SqlContext, skipped: readonly Judged[]): Problem {
  if (skipped.length === 0) return new Problem('names-needed', { field: 'personIds' })
  const personIds = skipped.map(({ personId }) => personId)
  return namesRefused(language, personIds, skipped)
}

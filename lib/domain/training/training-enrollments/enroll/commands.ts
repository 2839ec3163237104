import { lockPersons } from '@/lib/domain/people/persons/training/commands'
import { queueNames } from '@/lib/domain/training/seat-requests/book/commands'
import { readOpenRequests } from '@/lib/domain/training/seat-requests/queue/queries'
import { givesSeats } from '@/lib/domain/training/training-sessions/rules'
import { lockSessionSeats } from '@/lib/domain/training/training-sessions/seats/commands'
import {
  readSessionSeats,
  type SessionSeats,
} from '@/lib/domain/training/training-sessions/seats/queries'
import { isEmployerInScope } from '@/lib/platform/access/actor'
import type { SqlContext } from '@/lib/platform/http/context'
import type { CheckedInputOf, OutputOf } from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import { problemText, type Values } from '@/lib/platform/contract/problems'
import type { trainingEnrollments } from '../contract'
import { seatPeople } from '../names/commands'
import { readCandidates } from '../names/queries'
import { decideEach, availabilityOf, lacksSeat, refusalValues } from '../names/rules'
import { decideWaiting, type EnrollDecision } from './rules'

type EnrollInput = CheckedInputOf<typeof trainingEnrollments.enroll>
type Enrolled = OutputOf<typeof trainingEnrollments.enroll>

/** When many ask for the last seats at once, most come too late: they are refused without waiting for the lock. */
export async function enroll(context: SqlContext, input: EnrollInput): Promise<Enrolled> {
  const session = await readSessionSeats(context.sql, input.sessionId)
  const { isOpen, seats, isQueued } = availabilityOf(session, context.now)
  const hasSeats = seats > 0 && !isQueued
  if (isOpen && (hasSeats || input.ifFull === 'wait')) return enrollUnderLock(context, input)
  return answer(context, input, await decideEnrollments(context, session, input), new Map())
}

/**
 * The session is locked first and the people next, always in that order: however many calls come at once, the seats are
 * never exceeded, and nobody is enrolled in two sessions that clash.
 */
async function enrollUnderLock(context: SqlContext, input: EnrollInput): Promise<Enrolled> {
  const { sql, actor } = context
  const session = await lockSessionSeats(sql, input.sessionId)
  await lockPersons(sql, input.personIds)
  const decisions = await decideEnrollments(context, session, input)
  const isAllowed = input.partial || decisions.every(({ code }) => !code)
  const accepted = isAllowed ? decisions.filter(({ code }) => !code) : []
  const seated = accepted.filter(({ waits }) => !waits)
  const seatings = seated.map(({ personId, candidate }) => ({
    personId,
    contractorId: candidate?.contractorId ?? null,
    byUserId: actor.userId,
  }))
  const counts = { ...session, seatsTaken: session.seatsTaken + seated.length }
  const ids = seated.length > 0 ? await seatPeople(context, session, seatings, counts) : []
  const waiting = accepted.filter(({ waits }) => waits)
  if (waiting.length > 0)
    await queueNames(
      context,
      counts,
      waiting.flatMap(({ candidate }) => candidate ?? []),
    )
  return answer(
    context,
    input,
    decisions,
    new Map(seated.map(({ personId }, index) => [personId, ids[index]!])),
  )
}

/** People whom the caller may not see are not found. */
async function decideEnrollments(
  { sql, actor, now }: SqlContext,
  session: SessionSeats,
  { personIds, ifFull }: EnrollInput,
): Promise<EnrollDecision[]> {
  const candidates = await readCandidates(sql, session, personIds, now)
  const inScope = candidates.filter(({ employerId }) => isEmployerInScope(actor, employerId))
  const decisions = decideEach(inScope, personIds, availabilityOf(session, now))
  const mayWait = ifFull === 'wait' && givesSeats(session, now)
  if (!mayWait || !decisions.some(lacksSeat)) return decisions
  const open = await readOpenRequests(sql, session.id)
  return decideWaiting(decisions, open)
}

/** `made`: the ids of the new attendance rows, by person. */
function answer(
  { language }: SqlContext,
  { personIds, partial }: EnrollInput,
  decisions: EnrollDecision[],
  made: ReadonlyMap<string, string>,
): Enrolled {
  const textOf = ({ code, candidate, personId }: EnrollDecision) => {
    const values: Values = candidate ? refusalValues(language, candidate) : { id: personId }
    return code && problemText(code, language, values)
  }
  const refused = decisions.filter(({ code }) => code)
  if (refused.length > 0 && !partial)
    throw new Problem('enrollment-refused', {
      errors: refused.map((decision) => ({
        path: `personIds.${personIds.indexOf(decision.personId)}`,
        message: textOf(decision)!,
      })),
    })
  return {
    results: decisions.map((decision) => ({
      personId: decision.personId,
      id: made.get(decision.personId),
      outcome: outcomeOf(decision),
      code: decision.code,
      text: textOf(decision),
    })),
  }
}

function outcomeOf({ code, waits }: EnrollDecision) {
  if (code) return 'Refused'
  return waits ? 'Waiting' : 'Enrolled'
}

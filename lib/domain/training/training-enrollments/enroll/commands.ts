import { v7 as newId } from 'uuid'
import { personNameIn } from '@/lib/domain/people/persons/rules'
import { joinContractor } from '@/lib/domain/site/employers/rows'
import { lockPersons } from '@/lib/domain/people/persons/training/commands'
import {
  lockSessionSeats,
  changeSeatsSql,
} from '@/lib/domain/training/training-sessions/seats/commands'
import { readSessionSeats } from '@/lib/domain/training/training-sessions/seats/queries'
import { record } from '@/lib/platform/audit/audit'
import { isEmployerInScope } from '@/lib/platform/access/actor'
import { fragment } from '@/lib/platform/db/fragment'
import type { SqlContext } from '@/lib/platform/http/context'
import type { CheckedInputOf, OutputOf } from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import { problemText, type Values } from '@/lib/platform/contract/problems'
import type { trainingEnrollments } from '../contract'
import { readCandidates } from './queries'
import type { Session } from './rules'
import { decideEach, availabilityOf, type Decision } from './rules'

type EnrollInput = CheckedInputOf<typeof trainingEnrollments.enroll>
type Enrolled = OutputOf<typeof trainingEnrollments.enroll>

/** When many ask for the last seats at once, most come too late: they are refused without waiting for the lock. */
export async function enroll(context: SqlContext, input: EnrollInput): Promise<Enrolled> {
  const session = await readSessionSeats(context.sql, input.sessionId)
  const { isOpen, seats } = availabilityOf(session, context.now)
  if (isOpen && seats > 0) return enrollUnderLock(context, input)
  return answer(context, input, await decideEnrollments(context, session, input), [])
}

/**
 * The session is locked first and the people next, always in that order: however many calls come at once, the seats are
 * never exceeded, and nobody is enrolled in two sessions of one half-day.
 */
async function enrollUnderLock(context: SqlContext, input: EnrollInput): Promise<Enrolled> {
  const session = await lockSessionSeats(context.sql, input.sessionId)
  await lockPersons(context.sql, input.personIds)
  const decisions = await decideEnrollments(context, session, input)
  const isAllowed = input.partial || decisions.every(({ code }) => !code)
  const accepted = isAllowed ? decisions.filter(({ code }) => !code) : []
  return answer(context, input, decisions, await createAttendances(context, session, accepted))
}

/** People whom the caller may not see are not found. */
async function decideEnrollments(
  { sql, actor, now }: SqlContext,
  session: Session,
  { personIds }: EnrollInput,
): Promise<Decision[]> {
  const candidates = await readCandidates(sql, session, personIds)
  const inScope = candidates.filter(({ employerId }) => isEmployerInScope(actor, employerId))
  return decideEach(inScope, personIds, availabilityOf(session, now))
}

type NewAttendance = { id: string; personId: string; employerId: string | null }

async function createAttendances(
  context: SqlContext,
  session: Session,
  accepted: Decision[],
): Promise<NewAttendance[]> {
  if (accepted.length === 0) return []
  const attendances = accepted.map(({ personId, candidate }) => ({
    id: newId(),
    personId,
    employerId: candidate?.employerId ?? null,
  }))
  await takeSeats(context, session, attendances)
  const changes = { personIds: attendances.map(({ personId }) => personId) }
  const subject = { type: 'training-session', id: session.id }
  await record(context, 'enrollment.made', subject, changes)
  return attendances
}

/** In one statement, as others wait for the lock meanwhile. The site's own people have no contractor. */
function takeSeats(
  { sql, actor, now }: SqlContext,
  session: Session,
  attendances: NewAttendance[],
) {
  return sql`
    WITH session AS (${changeSeatsSql(session, attendances.length, now)})
    INSERT INTO "attendances" ("id", "personId", "contractorId", "sessionId", "enrolledAt", "enrolledByUserId", "updatedAt")
    SELECT entry."id", entry."personId", contractor."id", session."id", ${now}::timestamptz, ${actor.userId}::uuid, ${now}::timestamptz
    FROM session, unnest(${attendances.map(({ id }) => id)}::uuid[],
      ${attendances.map(({ personId }) => personId)}::uuid[],
      ${attendances.map(({ employerId }) => employerId)}::uuid[]) entry("id", "personId", "employerId")
    ${joinContractor(fragment`entry."employerId"`)}`.run()
}

function answer(
  { language }: SqlContext,
  { personIds, partial }: EnrollInput,
  decisions: Decision[],
  made: { id: string; personId: string }[],
): Enrolled {
  const textOf = ({ code, candidate, personId }: Decision) => {
    const values: Values = candidate
      ? { name: personNameIn(language, candidate) }
      : { id: personId }
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
      id: made.find(({ personId }) => personId === decision.personId)?.id,
      outcome: decision.code ? ('Refused' as const) : ('Enrolled' as const),
      code: decision.code,
      text: textOf(decision),
    })),
  }
}

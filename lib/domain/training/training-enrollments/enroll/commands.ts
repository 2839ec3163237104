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
import { judge, roomOf, type Verdict } from './rules'

type EnrollInput = CheckedInputOf<typeof trainingEnrollments.enroll>
type Enrolled = OutputOf<typeof trainingEnrollments.enroll>

/** Of a crowd before the last seats most come too late: they are told so without waiting for the lock. */
export async function enroll(context: SqlContext, input: EnrollInput): Promise<Enrolled> {
  const session = await readSessionSeats(context.sql, input.sessionId)
  const { isOpen, seats } = roomOf(session, context.now)
  if (isOpen && seats > 0) return enterUnderLock(context, input)
  return answer(context, input, await judgeAll(context, session, input), [])
}

/**
 * The session is locked first and the people next, always in one order: however many ask at once, nobody
 * goes in beyond the seats and nobody into two sessions of one half-day.
 */
async function enterUnderLock(context: SqlContext, input: EnrollInput): Promise<Enrolled> {
  const session = await lockSessionSeats(context.sql, input.sessionId)
  await lockPersons(context.sql, input.personIds)
  const verdicts = await judgeAll(context, session, input)
  const mayEnter = input.partial || verdicts.every(({ code }) => !code)
  const entering = mayEnter ? verdicts.filter(({ code }) => !code) : []
  return answer(context, input, verdicts, await enter(context, session, entering))
}

/** Who is out of the caller's reach does not exist for them. */
async function judgeAll(
  { sql, actor, now }: SqlContext,
  session: Session,
  { personIds }: EnrollInput,
): Promise<Verdict[]> {
  const candidates = await readCandidates(sql, session, personIds)
  const within = candidates.filter(({ employerId }) => isEmployerInScope(actor, employerId))
  return judge(within, personIds, roomOf(session, now))
}

type Entry = { id: string; personId: string; employerId: string | null }

async function enter(context: SqlContext, session: Session, entering: Verdict[]): Promise<Entry[]> {
  if (entering.length === 0) return []
  const entries = entering.map(({ personId, candidate }) => ({
    id: newId(),
    personId,
    employerId: candidate?.employerId ?? null,
  }))
  await takeSeats(context, session, entries)
  const changes = { personIds: entries.map(({ personId }) => personId) }
  const subject = { type: 'training-session', id: session.id }
  await record(context, 'enrollment.made', subject, changes)
  return entries
}

/** The site's own people have no contractor. One statement: each that is spared is one less for all who wait at the lock. */
function takeSeats({ sql, actor, now }: SqlContext, session: Session, entries: Entry[]) {
  return sql`
    WITH session AS (${changeSeatsSql(session, entries.length, now)})
    INSERT INTO "attendances" ("id", "personId", "contractorId", "sessionId", "enrolledAt", "enrolledByUserId", "updatedAt")
    SELECT entry."id", entry."personId", contractor."id", session."id", ${now}::timestamptz, ${actor.userId}::uuid, ${now}::timestamptz
    FROM session, unnest(${entries.map(({ id }) => id)}::uuid[],
      ${entries.map(({ personId }) => personId)}::uuid[],
      ${entries.map(({ employerId }) => employerId)}::uuid[]) entry("id", "personId", "employerId")
    ${joinContractor(fragment`entry."employerId"`)}`.run()
}

function answer(
  { language }: SqlContext,
  { personIds, partial }: EnrollInput,
  verdicts: Verdict[],
  made: { id: string; personId: string }[],
): Enrolled {
  const textOf = ({ code, candidate, personId }: Verdict) => {
    const values: Values = candidate
      ? { name: personNameIn(language, candidate) }
      : { id: personId }
    return code && problemText(code, language, values)
  }
  const refused = verdicts.filter(({ code }) => code)
  if (refused.length > 0 && !partial)
    throw new Problem('enrollment-refused', {
      errors: refused.map((verdict) => ({
        path: `personIds.${personIds.indexOf(verdict.personId)}`,
        message: textOf(verdict)!,
      })),
    })
  return {
    results: verdicts.map((verdict) => ({
      personId: verdict.personId,
      id: made.find(({ personId }) => personId === verdict.personId)?.id,
      outcome: verdict.code ? ('Refused' as const) : ('Enrolled' as const),
      code: verdict.code,
      text: textOf(verdict),
    })),
  }
}

import { nameIn } from '@/lib/domain/persons/rules'
import { siteClock } from '@/lib/domain/settings/queries'
import type { Clock } from '@/lib/platform/dates/clock'
import { statusBySeats } from '@/lib/domain/training-sessions/workflow'
import { record } from '@/lib/platform/audit/audit'
import { reaches } from '@/lib/platform/auth/actor'
import { lockRow } from '@/lib/platform/db/lock'
import type { Context } from '@/lib/platform/http/context'
import type { CheckedInputOf, OutputOf } from '@/lib/platform/http/contract'
import { Problem } from '@/lib/platform/http/problem'
import { problemText, type Values } from '@/lib/platform/http/problems'
import type { trainingEnrollments } from '../contract'
import { readCandidates, readSession, type Session } from './queries'
import { judge, roomOf, type Verdict } from './rules'

type EnrollInput = CheckedInputOf<typeof trainingEnrollments.enroll>
type Enrolled = OutputOf<typeof trainingEnrollments.enroll>

/**
 * Whoever would be refused anyway is told so without waiting in the queue for the lock: of a crowd before
 * the last seats most are.
 */
export async function enroll(context: Context, input: EnrollInput): Promise<Enrolled> {
  const clock = await siteClock(context.db, context.now)
  const verdicts = await judgeAll(
    context,
    await readSession(context.db, input.sessionId),
    input,
    clock,
  )
  if (verdicts.every(({ code }) => code)) return answer(context, input, verdicts, [])
  return context.transact((db) => enterUnderLock({ ...context, db }, input, clock))
}

/**
 * The session is locked first and the people next, always in one order: however many ask at once, nobody
 * goes in beyond the seats and nobody into two sessions of one half-day.
 */
async function enterUnderLock(
  context: Context,
  input: EnrollInput,
  clock: Clock,
): Promise<Enrolled> {
  const { db } = context
  await lockRow(db, 'training_sessions', input.sessionId)
  await db.$queryRaw`SELECT "id" FROM "persons" WHERE "id" = ANY(${input.personIds}::uuid[])
    ORDER BY "id" FOR NO KEY UPDATE`
  const session = await readSession(db, input.sessionId)
  const verdicts = await judgeAll(context, session, input, clock)
  const mayEnter = input.partial || verdicts.every(({ code }) => !code)
  const entering = mayEnter ? verdicts.filter(({ code }) => !code) : []
  return answer(context, input, verdicts, await enter(context, session, entering))
}

/** Who is out of the caller's reach does not exist for them. */
async function judgeAll(
  { db, actor }: Context,
  session: Session,
  { personIds }: EnrollInput,
  clock: Clock,
): Promise<Verdict[]> {
  const candidates = await readCandidates(db, session, personIds)
  const within = candidates.filter(({ employerId }) => reaches(actor, employerId))
  return judge(within, personIds, roomOf(session, clock))
}

async function enter(context: Context, session: Session, entering: Verdict[]) {
  if (entering.length === 0) return []
  const { db, actor, now } = context
  const made = await db.attendance.createManyAndReturn({
    data: entering.map(({ personId, candidate }) => ({
      sessionId: session.id,
      personId,
      contractorId: candidate?.employerId ?? null,
      enrolledAt: now,
      enrolledByUserId: actor.userId,
    })),
    select: { id: true, personId: true },
  })
  await takeSeats(context, session, made.length)
  const changes = { personIds: entering.map(({ personId }) => personId) }
  await record(context, 'enrollment.made', { type: 'training-session', id: session.id }, changes)
  return made
}

const takeSeats = ({ db }: Context, { id, status, seatsTaken, capacity }: Session, count: number) =>
  db.trainingSession.updateMany({
    where: { id },
    data: {
      seatsTaken: { increment: count },
      status: statusBySeats(status, seatsTaken + count, capacity),
      rowVersion: { increment: 1 },
    },
  })

function answer(
  { language }: Context,
  { personIds, partial }: EnrollInput,
  verdicts: Verdict[],
  made: { id: string; personId: string }[],
): Enrolled {
  const textOf = ({ code, candidate, personId }: Verdict) => {
    const values: Values = candidate ? { name: nameIn(language, candidate) } : { id: personId }
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

import { personNameSelect } from '@/lib/domain/persons/present'
import { nameIn } from '@/lib/domain/persons/rules'
import { statusBySeats } from '@/lib/domain/training-sessions/workflow'
import { record } from '@/lib/platform/audit/audit'
import { reaches } from '@/lib/platform/auth/actor'
import { lockRow } from '@/lib/platform/db/lock'
import type { Context } from '@/lib/platform/http/context'
import type { CheckedInputOf, OutputOf } from '@/lib/platform/http/contract'
import { Problem } from '@/lib/platform/http/problem'
import { problemText, type ProblemCode, type Values } from '@/lib/platform/http/problems'
import { changeAttendances } from './change/commands'
import type { AttendanceResults, trainingEnrollments } from './contract'
import { readSession, roomOf, seatsOfHalfDay } from './queries'
import { refusalToEnroll } from './rules'

type EnrollInput = CheckedInputOf<typeof trainingEnrollments.enroll>
type Enrolled = OutputOf<typeof trainingEnrollments.enroll>
type Session = Awaited<ReturnType<typeof readSession>>
type Verdict = {
  personId: string
  contractorId: string | null
  code?: ProblemCode
  values?: Values
}

/**
 * Whoever would be refused anyway is told so without waiting in the queue for the lock: of a crowd before
 * the last seats most are.
 */
export async function enroll(context: Context, input: EnrollInput): Promise<Enrolled> {
  const verdicts = await judge(context, await readSession(context, input.sessionId), input)
  if (verdicts.every(({ code }) => code)) return answer(context, input, verdicts, [])
  return context.transact((db) => enterUnderLock({ ...context, db }, input))
}

/**
 * The session is locked first and the people next, always in one order: however many ask at once, nobody
 * goes in beyond the seats and nobody into two sessions of one half-day.
 */
async function enterUnderLock(context: Context, input: EnrollInput): Promise<Enrolled> {
  const { db } = context
  await lockRow(db, 'training_sessions', input.sessionId)
  await db.$queryRaw`SELECT "id" FROM "persons" WHERE "id" = ANY(${input.personIds}::uuid[])
    ORDER BY "id" FOR NO KEY UPDATE`
  const session = await readSession(context, input.sessionId)
  const verdicts = await judge(context, session, input)
  const mayEnter = input.partial || verdicts.every(({ code }) => !code)
  const entering = mayEnter ? verdicts.filter(({ code }) => !code) : []
  return answer(context, input, verdicts, await enter(context, session, entering))
}

async function enter(context: Context, session: Session, entering: Verdict[]) {
  if (entering.length === 0) return []
  const { db, actor, now } = context
  const made = await db.attendance.createManyAndReturn({
    data: entering.map(({ personId, contractorId }) => ({
      sessionId: session.id,
      personId,
      contractorId,
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

function answer(
  { language }: Context,
  { personIds, partial }: EnrollInput,
  verdicts: Verdict[],
  made: { id: string; personId: string }[],
): Enrolled {
  const textOf = ({ code, values }: Verdict) => code && problemText(code, language, values)
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

export const cancelEnrollments = (
  context: Context,
  { ids, note }: CheckedInputOf<typeof trainingEnrollments.cancel>,
): Promise<AttendanceResults> => changeAttendances(context, { command: 'cancel', ids, note })

/** The people who exist for this actor, with what keeps them from this session. */
async function readCandidates({ db, actor }: Context, session: Session, personIds: string[]) {
  const people = await db.person.findMany({
    where: { id: { in: personIds }, removedAt: null },
    select: {
      id: true,
      employerId: true,
      ...personNameSelect,
      attendances: seatsOfHalfDay(session),
    },
  })
  return people.filter(({ employerId }) => reaches(actor, employerId))
}

/** One verdict a person, in the order given: who comes first is given the seat. */
async function judge(context: Context, session: Session, input: EnrollInput): Promise<Verdict[]> {
  const { language } = context
  const candidates = await readCandidates(context, session, input.personIds)
  const room = await roomOf(context, session)
  return input.personIds.map((personId): Verdict => {
    const candidate = candidates.find(({ id }) => id === personId)
    const verdict = { personId, contractorId: candidate?.employerId ?? null }
    if (!candidate) return { ...verdict, code: 'record-not-found', values: { id: personId } }
    const code = refusalToEnroll(candidate.attendances, room)
    if (code) return { ...verdict, code, values: { name: nameIn(language, candidate) } }
    room.seats -= 1
    return verdict
  })
}

const takeSeats = ({ db }: Context, { id, status, seatsTaken, capacity }: Session, count: number) =>
  db.trainingSession.update({
    where: { id },
    data: {
      seatsTaken: { increment: count },
      status: statusBySeats(status, seatsTaken + count, capacity),
      rowVersion: { increment: 1 },
    },
  })

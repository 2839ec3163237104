import { seatHolding } from '@/lib/domain/training/attendance/workflow'
import { personNameSelect } from '@/lib/domain/people/persons/present'
import { matching, visibleTo } from '@/lib/domain/people/persons/queries'
import { nameIn, namesOf } from '@/lib/domain/people/persons/rules'
import { fromColumn } from '@/lib/platform/dates/day'
import { Prisma } from '@/lib/platform/db/generated/client'
import { emptyLast, pageOf, type Sorting } from '@/lib/platform/db/paging'
import type { Sql } from '@/lib/platform/db/sql'
import type { Context } from '@/lib/platform/http/context'
import type { CheckedInputOf, OutputOf } from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import { problemText } from '@/lib/platform/contract/problems'
import type { CandidateRecord, trainingEnrollments } from '../contract'
import { refusalToEnroll, roomOf, type Candidate, type Session } from './rules'

// In SQL, as three hundred may ask in the minute in which a session opens: as objects the same reads cost the
// server three times as much.

/** `lock` says how the row is locked on the way. */
export async function readSession(db: Sql, id: string, lock = Prisma.empty): Promise<Session> {
  const [session] = await db.$queryRaw<Session[]>`
    SELECT session."id", "date"::text, "period"::text, "startTime", "status"::text, "capacity", "seatsTaken",
      setting."timeZone"
    FROM "training_sessions" session, "global_settings" setting WHERE session."id" = ${id}::uuid ${lock}`
  if (!session) throw new Problem('record-not-found', { values: { id } })
  return session
}

export const readCandidates = (db: Sql, { date, period }: Session, personIds: string[]) =>
  db.$queryRaw<Candidate[]>`
  SELECT person."id", person."employerId", person."firstNameTh", person."lastNameTh",
    person."firstNameEn", person."lastNameEn",
    ARRAY(
      SELECT session."id"::text FROM "attendances" attendance
      JOIN "training_sessions" session ON session."id" = attendance."sessionId"
      WHERE attendance."personId" = person."id"
        AND attendance."status"::text = ANY(${[...seatHolding]}::text[])
        AND session."date" = ${date}::date AND session."period"::text = ${period}
        AND session."status" <> 'Cancelled'
    ) AS "sessionIds"
  FROM "persons" person
  WHERE person."id" = ANY(${personIds}::uuid[]) AND person."removedAt" IS NULL`

const sorting = {
  person: (direction) => [{ firstNameTh: direction }, { lastNameTh: direction }],
  TrainingStatus: (direction) => [{ trainingStatus: direction }, { firstNameTh: 'asc' }],
  trainingValidUntil: (direction) => [{ trainingValidUntil: emptyLast(direction) }],
} satisfies Sorting<Prisma.PersonOrderByWithRelationInput>

const candidateSelect = {
  id: true,
  code: true,
  ...personNameSelect,
  employer: { select: { id: true, nameTh: true, nameEn: true } },
  trainingStatus: true,
  trainingValidUntil: true,
  profileAssetId: true,
  idCardAssetId: true,
} satisfies Prisma.PersonSelect

export async function searchCandidates(
  { db, actor, language, now }: Context,
  {
    sessionId,
    keyword,
    employerId,
    ...wish
  }: CheckedInputOf<typeof trainingEnrollments.candidates>,
): Promise<OutputOf<typeof trainingEnrollments.candidates>> {
  const session = await readSession(db, sessionId)
  const room = roomOf(session, now)
  const where = { AND: [{ employerId }, matching(keyword), visibleTo(actor)] }
  const page = pageOf(wish, sorting)
  const people = await db.person.findMany({ where, select: candidateSelect, ...page })
  const ids = people.map(({ id }) => id)
  const candidates = await readCandidates(db, session, ids)
  const rows = people.flatMap((person): CandidateRecord[] => {
    const candidate = candidates.find(({ id }) => id === person.id)
    if (!candidate) return [] // removed meanwhile
    const code = refusalToEnroll(candidate, room)
    const values = { name: nameIn(language, person) }
    return [
      {
        id: person.id,
        code: person.code,
        ...namesOf(person),
        employer: person.employer,
        TrainingStatus: person.trainingStatus,
        trainingValidUntil: person.trainingValidUntil && fromColumn(person.trainingValidUntil),
        profileAssetId: person.profileAssetId,
        hasIdCard: person.idCardAssetId !== null,
        refusal: code && { code, text: problemText(code, language, values) },
      },
    ]
  })
  return { rows, total: wish.page ? await db.person.count({ where }) : rows.length }
}

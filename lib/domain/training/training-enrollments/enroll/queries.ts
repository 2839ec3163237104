import * as z from 'zod'
import { seatTakingStatuses } from '@/lib/domain/training/attendance/workflow'
import { PERSONS } from '@/lib/domain/people/persons/rows'
import { searchPeopleToEnroll } from '@/lib/domain/people/persons/training/queries'
import { readSessionSeats } from '@/lib/domain/training/training-sessions/seats/queries'
import { TRAINING_SESSIONS } from '@/lib/domain/training/training-sessions/days/rows'
import { personNameIn, namesOf } from '@/lib/domain/people/persons/rules'
import { fromUtcDate } from '@/lib/platform/dates/day'
import type { Sql } from '@/lib/platform/db/sql'
import type { Context } from '@/lib/platform/http/context'
import type { CheckedInputOf, OutputOf } from '@/lib/platform/contract/contract'
import { problemText } from '@/lib/platform/contract/problems'
import type { CandidateRecord, trainingEnrollments } from '../contract'
import { refusalToEnroll, availabilityOf, type Session } from './rules'

// In SQL, as three hundred may ask in the minute in which a session opens: as objects the same reads cost the
// server three times as much.

const candidate = z.object({
  id: z.guid(),
  employerId: z.guid().nullable(),
  firstNameTh: z.string(),
  lastNameTh: z.string(),
  firstNameEn: z.string().nullable(),
  lastNameEn: z.string().nullable(),
  sessionIds: z.array(z.guid()),
})

export const readCandidates = (sql: Sql, { date, period }: Session, personIds: string[]) =>
  sql`
  SELECT person."id", person."employerId", person."firstNameTh", person."lastNameTh",
    person."firstNameEn", person."lastNameEn",
    ARRAY(
      SELECT session."id"::text FROM "attendances" attendance
      JOIN ${TRAINING_SESSIONS} ON session."id" = attendance."sessionId"
      WHERE attendance."personId" = person."id"
        AND attendance."status"::text = ANY(${[...seatTakingStatuses]}::text[])
        AND session."date" = ${date}::date AND session."period"::text = ${period}
        AND session."status" <> 'Cancelled'
    ) AS "sessionIds"
  FROM ${PERSONS}
  WHERE person."id" = ANY(${personIds}::uuid[]) AND person."removedAt" IS NULL`.rows(candidate)

export async function searchCandidates(
  context: Context,
  {
    sessionId,
    keyword,
    employerId,
    ids: only,
    ...page
  }: CheckedInputOf<typeof trainingEnrollments.candidates>,
): Promise<OutputOf<typeof trainingEnrollments.candidates>> {
  const { sql, language, now } = context
  const session = await readSessionSeats(sql, sessionId)
  const availability = availabilityOf(session, now)
  const { people, total } = await searchPeopleToEnroll(context, {
    keyword,
    employerId,
    ids: only,
    ...page,
  })
  const ids = people.map(({ id }) => id)
  const candidates = await readCandidates(sql, session, ids)
  const rows = people.flatMap((person): CandidateRecord[] => {
    const candidate = candidates.find(({ id }) => id === person.id)
    if (!candidate) return [] // removed between the two reads
    const code = refusalToEnroll(candidate, availability)
    const values = { name: personNameIn(language, person) }
    return [
      {
        id: person.id,
        code: person.code,
        ...namesOf(person),
        employer: person.employer,
        TrainingStatus: person.trainingStatus,
        trainingValidUntil: person.trainingValidUntil && fromUtcDate(person.trainingValidUntil),
        profileAssetId: person.profileAssetId,
        hasIdCard: person.idCardAssetId !== null,
        refusal: code && { code, text: problemText(code, language, values) },
      },
    ]
  })
  return { rows, total: total ?? rows.length }
}

import { trainingOf, type TrainingResult } from '@/lib/domain/training/attendance/rules'
import {
  issueByTraining,
  revokeByTraining,
} from '@/lib/domain/eligibility/credentials/issue/commands'
import { lockPersons, saveTrainings } from '@/lib/domain/people/persons/training/commands'
import { addMonths, type Day } from '@/lib/platform/dates/day'
import type { Context } from '@/lib/platform/http/context'
import { readCredentialCourses, readResults } from './queries'

/** Works out what people's results make of their training status. Locks the people. */
export async function updateTraining(
  { db, sql }: Context,
  personIds: string[],
  today: Day,
): Promise<void> {
  await lockPersons(sql, personIds)
  const byPerson = new Map<string, TrainingResult[]>(personIds.map((id) => [id, []]))
  for (const result of await readResults(db, personIds)) byPerson.get(result.personId)?.push(result)
  const trainings = [...byPerson].map(([id, results]) => ({ id, ...trainingOf(results, today) }))
  await saveTrainings(sql, trainings)
}

type Results = {
  passed: string[]
  /** Those whose result is another one now */
  others: string[]
  note: string | null
}

/** Of courses that bring a credential. The people are locked by `updateTraining`. */
export async function updateCredentials(
  context: Context,
  { passed, others, note }: Results,
): Promise<void> {
  const courses = await readCredentialCourses(context.sql, [...passed, ...others])
  const isPassed = new Set(passed)
  await issueByTraining(
    context,
    courses
      .filter(({ id }) => isPassed.has(id))
      .map(({ id, personId, date, nickname, validityMonths, credentialTypeId }) => ({
        attendanceId: id,
        personId,
        typeId: credentialTypeId,
        issuer: nickname,
        issuedOn: date,
        expiresOn: addMonths(date, validityMonths),
      })),
  )
  const taken = courses.filter(({ id }) => !isPassed.has(id))
  await revokeByTraining(
    context,
    taken.map(({ id }) => id),
    note,
  )
}

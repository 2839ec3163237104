import * as z from 'zod'
import { attendanceStatuses } from '@/lib/domain/training/attendance/workflow'
import { joinContractor } from '@/lib/domain/site/employers/rows'
import { siteClock } from '@/lib/domain/site/settings/queries'
import { halfDays } from '@/lib/domain/training/training-plans/contract'
import { TRAINING_PLANS } from '@/lib/domain/training/training-plans/rows'
import { readPlanFacts } from '@/lib/domain/training/training-plans/match/queries'
import { TRAINING_SESSIONS } from '@/lib/domain/training/training-sessions/days/rows'
import { readSessionsAt } from '@/lib/domain/training/training-sessions/past/queries'
import { PERSONS } from '@/lib/domain/people/persons/rows'
import { isEmployerInScope } from '@/lib/platform/access/actor'
import type { Day } from '@/lib/platform/dates/day'
import { fragment } from '@/lib/platform/db/fragment'
import type { Sql } from '@/lib/platform/db/sql'
import type { Context } from '@/lib/platform/http/context'
import type { ResultSave } from './contract'
import { personDayOf, type Attendance, type Facts } from './rules'

const attendance = z.object({
  id: z.guid(),
  rowVersion: z.int(),
  personId: z.guid(),
  sessionId: z.guid(),
  scheduleId: z.guid(),
  date: z.string(),
  period: z.enum(halfDays),
  startTime: z.string(),
  endTime: z.string(),
  nameTh: z.string(),
  nameEn: z.string(),
  status: z.enum(attendanceStatuses),
})

type OnDay = { personId: string; date: Day }

/** Of these people on these days, by person and day; one that stands comes before a no-show. */
export async function readAttendancesOn(
  sql: Sql,
  asked: readonly OnDay[],
): Promise<Map<string, Attendance[]>> {
  const rows = await sql`
    SELECT DISTINCT attendance."id", attendance."rowVersion", attendance."personId", attendance."sessionId",
      session."scheduleId", session."date"::text, session."period"::text, session."startTime", session."endTime",
      schedule."nickname" AS "nameTh", schedule."name" AS "nameEn", attendance."status"::text,
      attendance."status" = 'NoShow' AS "isLast"
    FROM unnest(${asked.map(({ personId }) => personId)}::uuid[], ${asked.map(({ date }) => date)}::date[])
      asked("personId", "date")
    JOIN "attendances" attendance ON attendance."personId" = asked."personId" AND attendance."status" <> 'Cancelled'
    JOIN ${TRAINING_SESSIONS} ON session."id" = attendance."sessionId" AND session."status" <> 'Cancelled'
      AND session."date" = asked."date"
    JOIN ${TRAINING_PLANS} ON schedule."id" = session."scheduleId"
    ORDER BY "isLast", attendance."id"`.rows(attendance)
  const found = new Map<string, Attendance[]>()
  for (const row of rows) found.set(personDayOf(row), [...(found.get(personDayOf(row)) ?? []), row])
  return found
}

const person = z.object({
  id: z.guid(),
  employerId: z.guid().nullable(),
  contractorId: z.guid().nullable(),
  firstNameTh: z.string(),
  lastNameTh: z.string(),
  firstNameEn: z.string().nullable(),
  lastNameEn: z.string().nullable(),
})

const readPeople = (sql: Sql, ids: string[]) =>
  sql`
  SELECT person."id", person."employerId", contractor."id" AS "contractorId", person."firstNameTh",
    person."lastNameTh", person."firstNameEn", person."lastNameEn"
  FROM ${PERSONS} ${joinContractor(fragment`person."employerId"`)}
  WHERE person."id" = ANY(${ids}::uuid[]) AND person."removedAt" IS NULL`.rows(person)

const isWhole = (save: ResultSave): save is Required<ResultSave> =>
  Boolean(save.personId && save.scheduleId && save.date && save.period)

/** What results of sessions that are over are judged by. */
export async function readFacts(
  { db, sql, actor, now }: Context,
  saves: readonly ResultSave[],
): Promise<Facts> {
  const whole = saves.filter(isWhole)
  const people = await readPeople(sql, [...new Set(whole.map(({ personId }) => personId))])
  const plans = await readPlanFacts(sql, [...new Set(whole.map(({ scheduleId }) => scheduleId))])
  const visible = people.filter(({ employerId }) => isEmployerInScope(actor, employerId))
  return {
    persons: new Map(visible.map((each) => [each.id, each])),
    plans: new Map(plans.map((each) => [each.id, each])),
    sessions: await readSessionsAt(sql, whole),
    attendances: await readAttendancesOn(sql, whole),
    clock: await siteClock(db, now),
  }
}

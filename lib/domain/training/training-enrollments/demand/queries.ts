import * as z from 'zod'
import { PERSONS } from '@/lib/domain/people/persons/rows'
import { pendingStatuses } from '@/lib/domain/training/attendance/workflow'
import { TRAINING_PLANS } from '@/lib/domain/training/training-plans/rows'
import { TRAINING_SESSIONS } from '@/lib/domain/training/training-sessions/days/rows'
import { crewsOf } from '@/lib/domain/work/work-permits/crew/rows'
import { lastProjectsOf } from '@/lib/domain/work/projects/rows'
import type { Day } from '@/lib/platform/dates/day'
import { fragment, literals } from '@/lib/platform/db/fragment'
import type { Sql } from '@/lib/platform/db/sql'

type Project = { id: string; startDate: Day; endDate: Day }

/**
 * How many of the people whom the permits of each project name have neither a training that is valid to its end nor a
 * seat before its start. A project whose permits name nobody has no row.
 */
export const readNamed = (sql: Sql, projects: Project[], today: Day) => {
  const ids = fragment`${projects.map(({ id }) => id)}::uuid[]`
  return sql`
  WITH seat AS (
    SELECT attendance."personId", min(session."date") AS "date"
    FROM ${TRAINING_SESSIONS}
    JOIN ${TRAINING_PLANS} ON schedule."id" = session."scheduleId" AND schedule."credentialTypeId" IS NULL
    JOIN "attendances" attendance ON attendance."sessionId" = session."id"
    WHERE session."date" >= ${today}::date AND attendance."status" IN (${literals(pendingStatuses)})
    GROUP BY attendance."personId")
  SELECT crew."projectId",
    count(*) FILTER (WHERE NOT (person."trainingStatus" = 'Passed'
        AND coalesce(person."trainingValidUntil" >= project."endDate", false))
      AND NOT coalesce(seat."date" < project."startDate", false))::int AS "untrained"
  FROM (${crewsOf(ids)}) crew
  JOIN unnest(${ids}, ${projects.map(({ startDate }) => startDate)}::date[],
    ${projects.map(({ endDate }) => endDate)}::date[]) AS project("id", "startDate", "endDate")
    ON project."id" = crew."projectId"
  JOIN ${PERSONS} ON person."id" = crew."personId" AND person."removedAt" IS NULL
  LEFT JOIN seat ON seat."personId" = crew."personId"
  GROUP BY crew."projectId"`.rows(z.object({ projectId: z.guid(), untrained: z.int() }))
}

/** How many people worked on each of the last three projects of these companies that began before today. */
export const readLastCrews = (sql: Sql, employerIds: string[], today: Day) =>
  sql`
  SELECT last."employerId", count(crew."personId")::int AS "people"
  FROM (${lastProjectsOf(employerIds, today)}) last
  CROSS JOIN LATERAL (${crewsOf(fragment`ARRAY[last."id"]`)}) crew
  GROUP BY last."id", last."employerId"`.rows(z.object({ employerId: z.guid(), people: z.int() }))

/** The free seats on each day, of the trainings that everybody needs; both days inclusive. */
export const readFreeSeats = (sql: Sql, from: Day, to: Day) =>
  sql`
  SELECT session."date"::text AS "date", sum(greatest(session."seatsLeft", 0))::int AS "free"
  FROM ${TRAINING_SESSIONS} JOIN ${TRAINING_PLANS} ON schedule."id" = session."scheduleId"
  WHERE session."status" = 'Open' AND schedule."credentialTypeId" IS NULL
    AND session."date" BETWEEN ${from}::date AND ${to}::date
  GROUP BY session."date"`.rows(z.object({ date: z.string(), free: z.int() }))

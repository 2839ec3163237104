import { fragment } from '@/lib/platform/db/fragment'

/** For the SQL of others. */
export const firstDayOfProject = (id: string) =>
  fragment`SELECT "startDate" FROM "projects" WHERE "id" = ${id}::uuid`

/** The last three projects of each company that began before today. */
export const lastProjectsOf = (employerIds: string[], today: string) => fragment`
  SELECT company."id" AS "employerId", project."id"
  FROM unnest(${employerIds}::uuid[]) AS company("id")
  CROSS JOIN LATERAL (
    SELECT begun."id" FROM "projects" begun
    WHERE begun."employerId" = company."id" AND begun."startDate" < ${today}::date
    ORDER BY begun."startDate" DESC, begun."id" LIMIT 3
  ) project`

/** Projects in the SQL of others, which join them to show names. */
export const PROJECTS = fragment`"projects"`

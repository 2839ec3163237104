import * as z from 'zod'
import type { Day } from '@/lib/platform/dates/day'
import type { Sql } from '@/lib/platform/db/sql'

const startingProject = z.object({
  id: z.guid(),
  purchaseRequisitionNo: z.string().nullable(),
  name: z.string(),
  employerId: z.guid(),
  startDate: z.string(),
  endDate: z.string(),
  plannedWorkers: z.int().nullable(),
})

/** The projects of companies that begin between two days, both inclusive, and have not been called off or put on hold. */
export const readStartingProjects = (sql: Sql, from: Day, to: Day) =>
  sql`
  SELECT "id", "purchaseRequisitionNo", "name", "employerId", "startDate"::text, "endDate"::text, "plannedWorkers"
  FROM "projects"
  WHERE "startDate" BETWEEN ${from}::date AND ${to}::date AND "employerId" IS NOT NULL
    AND "status" IN ('Draft', 'Active')
  ORDER BY "projects"."startDate", "id"`.rows(startingProject)

import * as z from 'zod'
import type { Sql } from '@/lib/platform/db/sql'

const found = z.object({
  id: z.guid(),
  text: z.string(),
  morningCapacity: z.int(),
  afternoonCapacity: z.int(),
})

/** The plans with these names or nicknames, in any case; also those that are out of use. */
export const findPlansByText = (sql: Sql, texts: string[]) =>
  sql`
  SELECT plan."id", text, plan."morningCapacity", plan."afternoonCapacity"
  FROM unnest(${texts}::text[]) text
  JOIN "training_plans" plan ON lower(plan."name") = lower(text) OR lower(plan."nickname") = lower(text)`.rows(
    found,
  )

const plan = z.object({
  id: z.guid(),
  nameTh: z.string(),
  nameEn: z.string(),
  location: z.string(),
  validityMonths: z.int(),
  morningCapacity: z.int(),
  afternoonCapacity: z.int(),
})
export type PlanFacts = z.output<typeof plan>

/** What a past session of these plans is made from. */
export const readPlanFacts = (sql: Sql, ids: string[]) =>
  sql`
  SELECT "id", "nickname" AS "nameTh", "name" AS "nameEn", "location", "validityMonths", "morningCapacity",
    "afternoonCapacity" FROM "training_plans"
  WHERE "id" = ANY(${ids}::uuid[])`.rows(plan)

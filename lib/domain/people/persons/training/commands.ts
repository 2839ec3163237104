import type { TrainingStatus } from '@/lib/platform/db/generated/client'
import type { Sql } from '@/lib/platform/db/sql'
import type { Day } from '@/lib/platform/dates/day'

/** Locks people in one order, so that two transactions cannot deadlock. Others may refer to them meanwhile. */
export const lockPersons = (sql: Sql, ids: string[]) =>
  sql`
  SELECT FROM "persons" WHERE "id" = ANY(${ids}::uuid[]) ORDER BY "id" FOR NO KEY UPDATE`.run()

type Training = {
  id: string
  trainingStatus: TrainingStatus
  trainingValidUntil: Day | null
}

/** Saves the training status of people, who must be locked. */
export const saveTrainings = (sql: Sql, trainings: Training[]) =>
  sql`
  UPDATE "persons" SET "trainingStatus" = training."status"::"TrainingStatus",
    "trainingValidUntil" = training."validUntil", "rowVersion" = "rowVersion" + 1, "updatedAt" = now()
  FROM unnest(${trainings.map(({ id }) => id)}::uuid[],
    ${trainings.map(({ trainingStatus }) => trainingStatus)}::text[],
    ${trainings.map(({ trainingValidUntil }) => trainingValidUntil)}::date[]
  ) AS training("id", "status", "validUntil")
  WHERE "persons"."id" = training."id"`.run()

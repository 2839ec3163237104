import type { TrainingStatus } from '@/lib/platform/db/generated/client'
import type { Db } from '@/lib/platform/db/client'
import type { Sql } from '@/lib/platform/db/sql'
import type { Day } from '@/lib/platform/dates/day'

/** Locks people in one order, so that two who lock the same never wait for each other. Others may refer to them. */
export const lockPersons = (db: Sql, ids: string[]) => db.$queryRaw`
  SELECT FROM "persons" WHERE "id" = ANY(${ids}::uuid[]) ORDER BY "id" FOR NO KEY UPDATE`

type Training = {
  id: string
  trainingStatus: TrainingStatus
  trainingValidUntil: Day | null
}

/** Keeps what people's results come to. They must be locked. */
export const saveTrainings = (db: Db, trainings: Training[]) => db.$executeRaw`
  UPDATE "persons" SET "trainingStatus" = training."status"::"TrainingStatus",
    "trainingValidUntil" = training."validUntil", "rowVersion" = "rowVersion" + 1, "updatedAt" = now()
  FROM unnest(${trainings.map(({ id }) => id)}::uuid[],
    ${trainings.map(({ trainingStatus }) => trainingStatus)}::text[],
    ${trainings.map(({ trainingValidUntil }) => trainingValidUntil)}::date[]
  ) AS training("id", "status", "validUntil")
  WHERE "persons"."id" = training."id"`

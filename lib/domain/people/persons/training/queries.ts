import * as z from 'zod'
import { personNameSelect } from '@/lib/domain/people/persons/present'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { emptyLast, pagingOf, readAllRows, type Sorting } from '@/lib/platform/db/paging'
import type { Context } from '@/lib/platform/http/context'
import { matching, visibleTo } from '../queries'
import { CONTRACTOR_NAMES, contractorNames, EMPLOYERS } from '@/lib/domain/site/employers/rows'
import { dayOfNumber, type Day } from '@/lib/platform/dates/day'
import type { Sql } from '@/lib/platform/db/sql'
import { PERSON_NAME_EN, PERSON_NAME_TH, PERSONS } from '../rows'
import { expiringTraining } from './contract'

const sorting = {
  person: (direction) => [{ firstNameTh: direction }, { lastNameTh: direction }],
  TrainingStatus: (direction) => [{ trainingStatus: direction }, { firstNameTh: 'asc' }],
  trainingValidUntil: (direction) => [{ trainingValidUntil: emptyLast(direction) }],
} satisfies Sorting<Prisma.PersonOrderByWithRelationInput>

type Name = keyof typeof sorting
type Search = {
  keyword?: string
  employerId?: string
  ids?: string[]
  page?: number
  pageSize: number
  sort?: Name | `-${Name}`
}

/** The people whom the actor may enroll, with their training. `total` is undefined where no page is asked for. */
export async function searchPeopleToEnroll(
  { db, actor }: Context,
  { keyword, employerId, ids, ...paging }: Search,
) {
  const where = {
    AND: [{ employerId, id: { in: ids } }, matching(actor, keyword), visibleTo(actor)],
  }
  const people = await db.person.findMany({
    where,
    select: {
      id: true,
      code: true,
      ...personNameSelect,
      employer: { select: { id: true, nameTh: true, nameEn: true } },
      trainingStatus: true,
      trainingValidUntil: true,
      profileAssetId: true,
      idCardAssetId: true,
    },
    ...pagingOf(paging, sorting),
  })
  return { people, total: paging.page ? await db.person.count({ where }) : undefined }
}

const compliance = contractorNames.extend({
  people: z.int(),
  passed: z.int(),
  expired: z.int(),
  failed: z.int(),
  notTrained: z.int(),
})

/** `today` decides what has expired: the job that sets the status Expired may not have run yet. */
export const readCompliance = (sql: Sql, today: Day, contractors: string[] | null) =>
  sql`
  SELECT ${CONTRACTOR_NAMES}, count(*)::int AS "people",
    count(*) FILTER (WHERE person."trainingStatus" = 'Passed' AND NOT lapsed)::int AS "passed",
    count(*) FILTER (WHERE person."trainingStatus" = 'Expired'
      OR person."trainingStatus" = 'Passed' AND lapsed)::int AS "expired",
    count(*) FILTER (WHERE person."trainingStatus" = 'Failed')::int AS "failed",
    count(*) FILTER (WHERE person."trainingStatus" = 'NotTrained')::int AS "notTrained"
  FROM ${EMPLOYERS} employer
  JOIN ${PERSONS} ON person."employerId" = employer."id" AND person."removedAt" IS NULL
  CROSS JOIN LATERAL (SELECT coalesce(person."trainingValidUntil" < ${today}::date, false) AS lapsed) AS validity
  WHERE employer."kind" = 'Contractor' AND (${contractors}::uuid[] IS NULL OR employer."id" = ANY (${contractors}::uuid[]))
  GROUP BY employer."id"
  ORDER BY employer."nameTh", employer."id"`.rows(compliance)

/** People whose training ends between two days, both inclusive, with the days that are left. */
export const readExpiring = (
  sql: Sql,
  [from, to]: readonly [Day, Day],
  contractors: string[] | null,
) =>
  readAllRows((take) =>
    sql`
  SELECT person."id", ${PERSON_NAME_TH} AS "personTh",
    ${PERSON_NAME_EN} AS "personEn",
    employer."nameTh" AS "contractorTh", employer."nameEn" AS "contractorEn",
    person."trainingValidUntil"::text AS "validUntil",
    person."trainingValidUntil" - ${from}::date AS "daysLeft"
  FROM ${PERSONS}
  LEFT JOIN ${EMPLOYERS} employer ON employer."id" = person."employerId"
  WHERE person."removedAt" IS NULL AND person."trainingStatus" = 'Passed'
    AND person."trainingValidUntil" BETWEEN ${from}::date AND ${to}::date
    AND (${contractors}::uuid[] IS NULL OR person."employerId" = ANY (${contractors}::uuid[]))
  ORDER BY person."trainingValidUntil", "personTh", person."id" LIMIT ${take}`.rows(
      expiringTraining,
    ),
  )

/** Until which day each trained person of these companies is, ascending. */
export async function readLastTrainingDays(sql: Sql, employerIds: string[]) {
  const rows = await sql`
    SELECT "employerId", string_agg(("trainingValidUntil" - date '1970-01-01')::text, ' '
      ORDER BY "trainingValidUntil") AS "days"
    FROM "persons"
    WHERE "employerId" = ANY (${employerIds}::uuid[]) AND "removedAt" IS NULL
      AND "trainingStatus" = 'Passed' AND "trainingValidUntil" IS NOT NULL
    GROUP BY "employerId"`.rows(z.object({ employerId: z.guid(), days: z.string() }))
  return new Map(
    rows.map(({ employerId, days }) => [employerId, days.split(' ').map(Number).map(dayOfNumber)]),
  )
}

import { personNameSelect } from '@/lib/domain/people/persons/present'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { emptyLast, pageOf, type Sorting } from '@/lib/platform/db/paging'
import type { Context } from '@/lib/platform/http/context'
import { matching, visibleTo } from '../queries'
import { CONTRACTOR_NAMES, EMPLOYERS } from '@/lib/domain/site/employers/rows'
import type { Day } from '@/lib/platform/dates/day'
import { statement } from '@/lib/platform/db/statement'
import { PERSON_NAME_EN, PERSON_NAME_TH, PERSONS } from '../rows'

const sorting = {
  person: (direction) => [{ firstNameTh: direction }, { lastNameTh: direction }],
  TrainingStatus: (direction) => [{ trainingStatus: direction }, { firstNameTh: 'asc' }],
  trainingValidUntil: (direction) => [{ trainingValidUntil: emptyLast(direction) }],
} satisfies Sorting<Prisma.PersonOrderByWithRelationInput>

type Name = keyof typeof sorting
type Wanted = {
  keyword?: string
  employerId?: string
  page?: number
  pageSize: number
  sort?: Name | `-${Name}`
}

/** The people whom the actor may enroll, with their training; `total` for a page only. */
export async function searchPeopleToEnroll(
  { db, actor }: Context,
  { keyword, employerId, ...wanted }: Wanted,
) {
  const where = { AND: [{ employerId }, matching(keyword), visibleTo(actor)] }
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
    ...pageOf(wanted, sorting),
  })
  return { people, total: wanted.page ? await db.person.count({ where }) : undefined }
}

type Contractor = { id: string; contractorTh: string; contractorEn: string | null }

type Compliance = Contractor & {
  people: number
  passed: number
  expired: number
  failed: number
  notTrained: number
}

/** The status Expired is set by a job: until it has run, the day decides. */
export const readCompliance = statement<Compliance>(`
  SELECT ${CONTRACTOR_NAMES}, count(*)::int AS "people",
    count(*) FILTER (WHERE person."trainingStatus" = 'Passed' AND NOT lapsed)::int AS "passed",
    count(*) FILTER (WHERE person."trainingStatus" = 'Expired'
      OR person."trainingStatus" = 'Passed' AND lapsed)::int AS "expired",
    count(*) FILTER (WHERE person."trainingStatus" = 'Failed')::int AS "failed",
    count(*) FILTER (WHERE person."trainingStatus" = 'NotTrained')::int AS "notTrained"
  FROM ${EMPLOYERS} employer
  JOIN ${PERSONS} ON person."employerId" = employer."id" AND person."removedAt" IS NULL
  CROSS JOIN LATERAL (SELECT coalesce(person."trainingValidUntil" < $1::date, false) AS lapsed) AS validity
  WHERE employer."kind" = 'Contractor' AND ($2::uuid[] IS NULL OR employer."id" = ANY ($2::uuid[]))
  GROUP BY employer."id"
  ORDER BY employer."nameTh", employer."id"`)

type Expiring = {
  id: string
  personTh: string
  personEn: string | null
  contractorTh: string | null
  contractorEn: string | null
  validUntil: Day
  daysLeft: number
}

/** Whose training ends between two days, with the days that are left. */
export const readExpiring = statement<Expiring>(`
  SELECT person."id", ${PERSON_NAME_TH} AS "personTh",
    ${PERSON_NAME_EN} AS "personEn",
    employer."nameTh" AS "contractorTh", employer."nameEn" AS "contractorEn",
    person."trainingValidUntil"::text AS "validUntil",
    person."trainingValidUntil" - $1::date AS "daysLeft"
  FROM ${PERSONS}
  LEFT JOIN ${EMPLOYERS} employer ON employer."id" = person."employerId"
  WHERE person."removedAt" IS NULL AND person."trainingStatus" = 'Passed'
    AND person."trainingValidUntil" BETWEEN $1::date AND $2::date
    AND ($3::uuid[] IS NULL OR person."employerId" = ANY ($3::uuid[]))
  ORDER BY person."trainingValidUntil", "personTh", person."id"`)

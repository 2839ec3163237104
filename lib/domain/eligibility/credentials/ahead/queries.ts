import * as z from 'zod'
import {
  CREDENTIAL_TYPES,
  isReviewedBy,
  isTypeInUse,
} from '@/lib/domain/eligibility/credential-types/rows'
import { typeNamesFor } from '@/lib/domain/eligibility/credential-types/rules'
import {
  PERSON_NAME_EN,
  PERSON_NAME_TH,
  PERSONS,
  REMOVED_PEOPLE,
} from '@/lib/domain/people/persons/rows'
import { EMPLOYERS } from '@/lib/domain/site/employers/rows'
import { isContractorOnly, may, type Actor } from '@/lib/platform/access/actor'
import type { Day } from '@/lib/platform/dates/day'
import { fragment, joined, type Fragment } from '@/lib/platform/db/fragment'
import type { ReadContext } from '@/lib/platform/http/context'
import { IS_RENEWAL } from '../renewals/rows'

const credentialAhead = z.object({
  id: z.guid(),
  typeTh: z.string(),
  typeEn: z.string(),
  isSensitive: z.boolean(),
  personId: z.guid().nullable(),
  code: z.string().nullable(),
  personTh: z.string().nullable(),
  personEn: z.string().nullable(),
  employerId: z.guid().nullable(),
  employerTh: z.string().nullable(),
  employerEn: z.string().nullable(),
  submittedAt: z.date(),
  reviewedAt: z.date().nullable(),
  reviewReason: z.string().nullable(),
  expiresOn: z.string().nullable(),
  /** Whether a renewal is approved; null where none was sent in. */
  isRenewed: z.boolean().nullable(),
  total: z.int(),
})
type Row = z.output<typeof credentialAhead>

/** A Contractor sees those of the own company and of its people, nobody those of people who have left. */
const visibleTo = (actor: Actor): Fragment => {
  const isOfOwn = fragment`coalesce(person."employerId", credential."employerId") = ${actor.employerId}::uuid`
  return fragment`(credential."personId" IS NULL OR credential."personId" NOT IN ${REMOVED_PEOPLE})
    AND ${isContractorOnly(actor) ? isOfOwn : fragment`true`}`
}

const ofCompany = (employerId: string | null): Fragment =>
  employerId === null
    ? fragment`true`
    : fragment`${employerId}::uuid IN (credential."employerId", person."employerId")`

const toReview = (actor: Actor): Fragment =>
  may(actor, 'credential-review')
    ? fragment`credential."status" = 'Submitted' AND credential."submittedByUserId" <> ${actor.userId}::uuid
      AND ${isReviewedBy(fragment`credential."typeId"`, actor.roles)}`
    : fragment`false`

/** Safety Officers answer for all, a Contractor for the own company and its people, and a user for whom they are named. */
const answersFor = ({ userId, roles, employerId }: Actor): Fragment[] => [
  fragment`person."responsibleUserId" = ${userId}::uuid`,
  ...(roles.includes('SafetyOfficer') ? [fragment`true`] : []),
  ...(roles.includes('Contractor') && employerId ? [ofCompany(employerId)] : []),
]

/** Of a type out of use no renewal can be sent in. */
const ending = (today: Day): Fragment => fragment`
  ${isTypeInUse(fragment`credential."typeId"`)} AND credential."status" = 'Approved' AND credential."issuedOn" <= ${today}::date
  AND credential."expiresOn" BETWEEN ${today}::date AND ${today}::date + (SELECT max("warnDays") FROM ${CREDENTIAL_TYPES})
  AND credential."expiresOn" <= ${today}::date + type."warnDays"`

const renewalOf = (isOfHolder: Fragment) => fragment`
  (SELECT bool_or(later."status" = 'Approved') FROM "credentials" later
  WHERE ${isOfHolder} AND later."status" <> 'Revoked' AND ${IS_RENEWAL})`

/** The holder by one column: of an OR, PostgreSQL asks two indexes and puts their answers together, for each row. */
const RENEWAL = fragment`
  CASE WHEN credential."personId" IS NOT NULL THEN ${renewalOf(fragment`later."personId" = credential."personId"`)}
    ELSE ${renewalOf(fragment`later."employerId" = credential."employerId"`)} END`

type Asked = {
  /** Of this company and its people alone. */
  employerId: string | null
  most: number
}

async function read(
  { sql, actor }: Pick<ReadContext, 'sql' | 'actor'>,
  { where, order, isRenewed }: Record<'where' | 'order' | 'isRenewed', Fragment>,
  { employerId, most }: Asked,
) {
  const rows = await sql`
    WITH found AS (SELECT credential."id", count(*) OVER ()::int AS "total"
      FROM "credentials" credential JOIN ${CREDENTIAL_TYPES} ON type."id" = credential."typeId"
      LEFT JOIN ${PERSONS} ON person."id" = credential."personId"
      WHERE ${joined([where, visibleTo(actor), ofCompany(employerId)], ' AND ')}
      ORDER BY ${order}, credential."id" LIMIT ${most})
    SELECT credential."id", type."nameTh" AS "typeTh", type."nameEn" AS "typeEn", type."isSensitive",
      person."id" AS "personId", person."code", ${PERSON_NAME_TH} AS "personTh", ${PERSON_NAME_EN} AS "personEn",
      employer."id" AS "employerId", employer."nameTh" AS "employerTh", employer."nameEn" AS "employerEn",
      credential."submittedAt", credential."reviewedAt", credential."reviewReason", credential."expiresOn"::text,
      ${isRenewed} AS "isRenewed", found."total"
    FROM found JOIN "credentials" credential ON credential."id" = found."id"
    JOIN ${CREDENTIAL_TYPES} ON type."id" = credential."typeId"
    LEFT JOIN ${PERSONS} ON person."id" = credential."personId"
    LEFT JOIN ${EMPLOYERS} employer ON employer."id" = coalesce(credential."employerId", person."employerId")`.rows(
    credentialAhead,
  )
  return { rows: rows.map((row) => present(actor, row)), total: rows[0]?.total ?? 0 }
}

const named = (id: string | null, nameTh: string | null, nameEn: string | null) =>
  id !== null && nameTh !== null ? { id, nameTh, nameEn } : null

function present(actor: Actor, row: Row) {
  const { id, typeTh, typeEn, isSensitive, personId, code, personTh, personEn, ...rest } = row
  const { employerId, employerTh, employerEn, total: _, ...dates } = rest
  const person = named(personId, personTh, personEn)
  return {
    id,
    ...dates,
    type: typeNamesFor(actor, { nameTh: typeTh, nameEn: typeEn, isSensitive }),
    person: person && code !== null ? { ...person, code } : null,
    employer: named(employerId, employerTh, employerEn),
  }
}
export type CredentialAhead = ReturnType<typeof present>

const NONE = fragment`NULL::bool`
const BY_SUBMISSION = fragment`credential."submittedAt"`
type Reader = Pick<ReadContext, 'sql' | 'actor'>

/** Those whose review is the actor's, the longest waiting first, and how many there are. */
export const readCredentialsToReview = (context: Reader, asked: Asked) =>
  read(context, { where: toReview(context.actor), order: BY_SUBMISSION, isRenewed: NONE }, asked)

/** Those that were sent back. */
export const readReturnedCredentials = (context: Reader, asked: Asked) =>
  read(
    context,
    { where: fragment`credential."status" = 'Returned'`, order: BY_SUBMISSION, isRenewed: NONE },
    asked,
  )

/** Those for which the actor answers and that end within the days for which their type warns, the earliest first. */
export const readEndingCredentials = (context: Reader, today: Day, most: number) =>
  read(
    context,
    {
      where: fragment`${ending(today)} AND (${joined(answersFor(context.actor), ' OR ')})`,
      order: fragment`credential."expiresOn"`,
      isRenewed: RENEWAL,
    },
    { employerId: null, most },
  )

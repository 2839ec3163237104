import * as z from 'zod'
import { personNameSelect } from '@/lib/domain/people/persons/present'
import { PERSONS } from '@/lib/domain/people/persons/rows'
import { isEmployerInScope } from '@/lib/platform/access/actor'
import { roles } from '@/lib/platform/access/policies'
import type { Db } from '@/lib/platform/db/database'
import { fragment } from '@/lib/platform/db/fragment'
import type { Sql } from '@/lib/platform/db/sql'
import { isLocale, type Locale } from '@/lib/platform/i18n/locale'
import { enabledUser, IS_ENABLED_USER } from '../../enabled/rows'

const recipient = z.object({
  id: z.guid(),
  roles: z.array(z.enum(roles)),
  employerId: z.guid().nullable(),
})
type Recipient = z.output<typeof recipient>

/** Those of some users who may still sign in, by id. */
export async function readRecipients(
  sql: Sql,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Recipient>> {
  if (ids.length === 0) return new Map()
  const users = await sql`
    SELECT "users"."id", "users"."roles"::text[] AS "roles", person."employerId"
    FROM "users" JOIN ${PERSONS} ON person."id" = "users"."personId"
    WHERE "users"."id" = ANY(${[...new Set(ids)]}::uuid[])
      AND ${IS_ENABLED_USER}`.rows(recipient)
  return new Map(users.map((user) => [user.id, user]))
}

/**
 * The Contractor users of a company, and those of some users who are no Contractors of another one; of all who may still
 * sign in.
 */
export async function readPartiesOfCompany(
  sql: Sql,
  { userIds, employerId }: { userIds: readonly string[]; employerId: string | null },
): Promise<string[]> {
  const enabled = fragment`SELECT "users"."id" FROM "users" JOIN ${PERSONS} ON person."id" = "users"."personId"
    WHERE ${IS_ENABLED_USER}`
  const users = await sql`
    ${enabled} AND "users"."id" = ANY(${[...userIds]}::uuid[])
      AND (NOT "users"."roles" <@ '{Contractor}'::"Role"[] OR person."employerId" = ${employerId}::uuid)
    UNION
    ${enabled} AND 'Contractor' = ANY("users"."roles") AND person."employerId" = ${employerId}::uuid`.rows(
    z.object({ id: z.guid() }),
  )
  return users.map(({ id }) => id)
}

const companyDefaults = z.object({ employerId: z.guid(), ids: z.array(z.string()) })

/** By company the Contractor user who is its default; all of them where none is. */
async function readCompanyDefaults(
  sql: Sql,
  employerIds: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  if (employerIds.length === 0) return new Map()
  const companies = await sql`
    SELECT company."employerId", array_agg(company."id"::text) AS "ids" FROM (
      SELECT "users"."id", person."employerId", "users"."isDefault",
        bool_or("users"."isDefault") OVER (PARTITION BY person."employerId") AS "hasDefault"
      FROM "users" JOIN ${PERSONS} ON person."id" = "users"."personId"
      WHERE person."employerId" = ANY(${[...new Set(employerIds)]}::uuid[])
        AND 'Contractor' = ANY("users"."roles")
        AND ${IS_ENABLED_USER}) company
    WHERE company."isDefault" OR NOT company."hasDefault"
    GROUP BY company."employerId"`.rows(companyDefaults)
  return new Map(companies.map(({ employerId, ids }) => [employerId, ids]))
}

type Concerned = { responsibleUserId: string | null; employerId: string | null }

/**
 * Whom to tell of a person or a company: the responsible user, else the default of the company. A Contractor is told of
 * the own company's people only.
 */
export async function readResponsible(
  sql: Sql,
  all: readonly Concerned[],
): Promise<(of: Concerned) => string[]> {
  const users = await readRecipients(
    sql,
    all.flatMap(({ responsibleUserId }) => responsibleUserId ?? []),
  )
  const isTold = ({ responsibleUserId, employerId }: Concerned) => {
    const user = responsibleUserId === null ? undefined : users.get(responsibleUserId)
    return user !== undefined && isEmployerInScope(user, employerId)
  }
  const defaults = await readCompanyDefaults(
    sql,
    all.flatMap((of) => (isTold(of) ? [] : (of.employerId ?? []))),
  )
  return (of) =>
    isTold(of) && of.responsibleUserId
      ? [of.responsibleUserId]
      : (defaults.get(of.employerId ?? '') ?? [])
}

const localeOf = (stored: string | null): Locale | null => (isLocale(stored) ? stored : null)

/** The language that the user chose, if any. */
export const readLocale = async (db: Db, userId: string): Promise<Locale | null> =>
  localeOf(
    (await db.user.findUniqueOrThrow({ where: { id: userId }, select: { locale: true } })).locale,
  )

/** Those of the users who may still sign in, as they are written to. */
export async function readNoticeAddressees(db: Db, ids: readonly string[]) {
  const users = await db.user.findMany({
    where: { id: { in: [...new Set(ids)] }, ...enabledUser },
    select: {
      id: true,
      email: true,
      locale: true,
      roles: true,
      person: { select: personNameSelect },
    },
  })
  return new Map(
    users.map(({ locale, ...user }) => [user.id, { ...user, locale: localeOf(locale) }]),
  )
}

export type NoticeAddressee =
  Awaited<ReturnType<typeof readNoticeAddressees>> extends Map<string, infer User> ? User : never

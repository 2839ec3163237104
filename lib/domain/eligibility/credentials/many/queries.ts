import * as z from 'zod'
import type { Sql } from '@/lib/platform/db/sql'
import type { Context } from '@/lib/platform/http/context'
import { readTypes } from '@/lib/domain/eligibility/credential-types/match/queries'
import { readToday } from '@/lib/domain/site/settings/queries'
import { fromUtcDate, type Day } from '@/lib/platform/dates/day'
import { credentialSelect } from '../present'
import { visibleTo } from '../queries'
import { companyOf, mayOpenFiles } from '../rules'

export type StoredRow = Awaited<ReturnType<typeof readStored>>[number]

/** Those of the ids that the actor may see. */
export async function readStored({ db, actor }: Context, ids: string[]) {
  const rows = await db.credential.findMany({
    where: { AND: [{ id: { in: ids } }, visibleTo(actor)] },
    select: credentialSelect,
  })
  return rows.map(({ id, rowVersion, status, typeId, personId, employerId, number, ...row }) => ({
    id,
    rowVersion,
    status,
    typeId,
    personId,
    employerId,
    number,
    issuer: row.issuer,
    issuedOn: fromUtcDate(row.issuedOn),
    expiresOn: row.expiresOn && fromUtcDate(row.expiresOn),
    files: row.files,
    canOpen: mayOpenFiles(actor, { type: row.type, companyId: companyOf({ ...row, employerId }) }),
  }))
}

type Asked = { personId: string; typeId: string; issuedOn: Day }

const known = z.object({ id: z.guid(), personId: z.guid(), typeId: z.guid(), issuedOn: z.string() })

/** The credentials of these people, of these types and days of issue, that are not revoked: of several the latest sent. */
export const findCredentialsLike = (sql: Sql, asked: readonly Asked[]) =>
  sql`
  SELECT DISTINCT ON (credential."personId", credential."typeId", credential."issuedOn")
    credential."id", credential."personId", credential."typeId", credential."issuedOn"::text
  FROM (SELECT DISTINCT * FROM unnest(${asked.map(({ personId }) => personId)}::uuid[],
    ${asked.map(({ typeId }) => typeId)}::uuid[], ${asked.map(({ issuedOn }) => issuedOn)}::date[]) one)
    asked("personId", "typeId", "issuedOn")
  JOIN "credentials" credential ON credential."personId" = asked."personId"
    AND credential."typeId" = asked."typeId" AND credential."issuedOn" = asked."issuedOn"
    AND credential."status" <> 'Revoked'
  ORDER BY credential."personId", credential."typeId", credential."issuedOn", credential."submittedAt" DESC,
    credential."id"`.rows(known)

type Columns = {
  typeId: string
  personId: string | null
  number?: string | null
  expiresOn: Day | null
}

const elsewhere = z.object({ isElsewhere: z.boolean() })

/**
 * What whoever sends credentials should know of each, in their order: whether its type asks for a document, whether it is
 * over, and whether another person has its number.
 */
export async function readNotedFacts(context: Context, asked: readonly Columns[]) {
  const today = await readToday(context)
  const types = await readTypes(context.db, [...new Set(asked.map(({ typeId }) => typeId))])
  const withFile = new Set(types.filter(({ needsFile }) => needsFile).map(({ id }) => id))
  const found = await context.sql`
    SELECT EXISTS (SELECT FROM "credentials" other
      WHERE other."typeId" = asked."typeId" AND other."number" = asked."number"
        AND other."personId" <> asked."personId" AND other."status" <> 'Revoked') AS "isElsewhere"
    FROM unnest(${asked.map(({ typeId }) => typeId)}::uuid[], ${asked.map(({ personId }) => personId)}::uuid[],
      ${asked.map(({ number }) => number ?? null)}::text[])
      WITH ORDINALITY asked("typeId", "personId", "number", "index")
    ORDER BY asked."index"`.rows(elsewhere)
  return asked.map(({ typeId, expiresOn }, index) => ({
    needsFile: withFile.has(typeId),
    isOver: expiresOn !== null && expiresOn < today,
    isElsewhere: found[index]?.isElsewhere ?? false,
  }))
}

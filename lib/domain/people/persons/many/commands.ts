import { v7 as newId } from 'uuid'
import * as z from 'zod'
import { isContractorOnly } from '@/lib/platform/access/actor'
import { recordAll } from '@/lib/platform/audit/audit'
import { recordset } from '@/lib/platform/db/recordset'
import { isUnreferencedSql } from '@/lib/platform/db/references'
import type { Context } from '@/lib/platform/http/context'
import { kept } from '@/lib/platform/contract/kept'
import type { PersonChange } from '../judge/commands'
import { encryptedNumber } from '../national-id/rows'
import { recordPersons, tellUsers } from '../saved/commands'

const version = z.object({ id: z.guid(), rowVersion: z.int() })
type Saved = z.output<typeof version>

/** Writes what was judged in this transaction, with an audit line each. Without pictures. */
export async function writePersons(
  context: Context,
  changes: readonly PersonChange[],
): Promise<Saved[]> {
  const { sql, now } = context
  const rows = changes.map((change) => rowOf(change.before?.id ?? newId(), change))
  const fresh = rows.filter((_, index) => !changes[index]!.before)
  const known = rows.filter((_, index) => changes[index]!.before)
  const saved = await sql`
    INSERT INTO "persons" ("id", "titleTh", "firstNameTh", "lastNameTh", "firstNameEn", "lastNameEn",
      "nationalId", "nationalIdHash", "nationalIdTail", "nationality", "phone", "employerId",
      "responsibleUserId", "updatedAt")
    SELECT "id", "titleTh", "firstNameTh", "lastNameTh", "firstNameEn", "lastNameEn",
      "nationalId", "nationalIdHash", "nationalIdTail", "nationality", "phone", "employerId",
      "responsibleUserId", ${now}::timestamptz
    FROM ${recordset('persons', fresh)}
    RETURNING "id", "rowVersion"`.rows(version)
  const changed = await sql`
    UPDATE "persons" SET "titleTh" = given."titleTh", "firstNameTh" = given."firstNameTh",
      "lastNameTh" = given."lastNameTh", "firstNameEn" = given."firstNameEn", "lastNameEn" = given."lastNameEn",
      "nationalId" = given."nationalId", "nationalIdHash" = given."nationalIdHash",
      "nationalIdTail" = given."nationalIdTail", "nationality" = given."nationality", "phone" = given."phone",
      "employerId" = given."employerId", "responsibleUserId" = given."responsibleUserId",
      "rowVersion" = "persons"."rowVersion" + 1, "updatedAt" = ${now}::timestamptz
    FROM ${recordset('persons', known)} given
    WHERE "persons"."id" = given."id" RETURNING "persons"."id", "persons"."rowVersion"`.rows(
    version,
  )
  const lines = changes.map(({ columns }, index) => ({ id: rows[index]!.id, columns }))
  await recordPersons(context, lines)
  for (const { before, columns } of changes) if (before) await tellUsers(context, before, columns)
  const versions = new Map([...saved, ...changed].map((row) => [row.id, row]))
  return rows.map(({ id }) => versions.get(id)!)
}

const rowOf = (id: string, { before, columns }: PersonChange) => ({
  id,
  titleTh: kept(columns.titleTh, before?.titleTh),
  firstNameTh: columns.firstNameTh ?? before?.firstNameTh,
  lastNameTh: columns.lastNameTh ?? before?.lastNameTh,
  firstNameEn: kept(columns.firstNameEn, before?.firstNameEn),
  lastNameEn: kept(columns.lastNameEn, before?.lastNameEn),
  ...numberOf(id, { before, columns }),
  nationality: kept(columns.nationality, before?.nationality),
  phone: kept(columns.phone, before?.phone),
  employerId: kept(columns.employerId, before?.employerId),
  responsibleUserId: kept(columns.responsibleUserId, before?.responsibleUserId),
})

/** A number that is kept is no more told apart than it was: somebody else may have it. */
function numberOf(id: string, { before, columns: { nationalId } }: PersonChange) {
  if (!before || nationalId !== undefined) return encryptedNumber(id, nationalId || null)
  return { ...encryptedNumber(id, before.nationalId), nationalIdHash: before.nationalIdHash }
}

/** Removes people whom the actor may see, who are still of these versions and to whom nothing refers. Answers their ids. */
export async function removeUntouchedPersons(
  context: Context,
  records: readonly Saved[],
): Promise<Set<string>> {
  const { sql, now, actor } = context
  const unreferenced = await isUnreferencedSql('persons')
  const locked = await sql`
    SELECT "id" FROM "persons"
    JOIN unnest(${records.map(({ id }) => id)}::uuid[], ${records.map((each) => each.rowVersion)}::int[])
      AS written("writtenId", "version") ON "id" = "writtenId" AND "rowVersion" = "version"
    WHERE "removedAt" IS NULL AND (${!isContractorOnly(actor)} OR "employerId" = ${actor.employerId}::uuid)
    ORDER BY "id" FOR UPDATE OF "persons"`.rows(version.pick({ id: true }))
  const ids = locked.map(({ id }) => id)
  const removed = await sql`
    UPDATE "persons" SET "removedAt" = ${now}::timestamptz, "nationalId" = NULL,
      "nationalIdHash" = NULL, "nationalIdTail" = NULL, "rowVersion" = "rowVersion" + 1, "updatedAt" = ${now}::timestamptz
    WHERE "id" = ANY(${ids}::uuid[]) AND ${unreferenced}
    RETURNING "id"`.rows(version.pick({ id: true }))
  const lines = removed.map(({ id }) => ({ subject: { type: 'person', id }, changes: {} }))
  await recordAll(context, 'person.removed', lines)
  return new Set(removed.map(({ id }) => id))
}

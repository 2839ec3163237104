import { v7 as newId } from 'uuid'
import * as z from 'zod'
import { recordAll } from '@/lib/platform/audit/audit'
import { columnsOf, recordset } from '@/lib/platform/db/recordset'
import { isUnreferencedSql } from '@/lib/platform/db/references'
import type { SqlContext } from '@/lib/platform/http/context'
import { kept } from '@/lib/platform/contract/kept'
import type { EmployerChange } from '../judge/commands'

const version = z.object({ id: z.guid(), rowVersion: z.int() })
type Saved = z.output<typeof version>

const COLUMNS = [
  'nameTh',
  'nameEn',
  'taxId',
  'kind',
  'status',
  'contactEmail',
  'phone',
] as const satisfies (keyof EmployerChange['columns'])[]

const NAMES = columnsOf(COLUMNS)

/** Writes what was judged in this transaction, with an audit line each. */
export async function writeEmployers(
  context: SqlContext,
  changes: readonly EmployerChange[],
): Promise<Saved[]> {
  const { sql, now } = context
  const rows = changes.map(({ before, columns }) => ({
    id: before?.id ?? newId(),
    nameTh: columns.nameTh ?? before?.nameTh,
    nameEn: kept(columns.nameEn, before?.nameEn),
    taxId: kept(columns.taxId, before?.taxId),
    kind: columns.kind ?? before?.kind ?? 'Contractor',
    status: columns.status ?? before?.status ?? 'Active',
    contactEmail: kept(columns.contactEmail, before?.contactEmail),
    phone: kept(columns.phone, before?.phone),
  }))
  const saved = await sql`
    INSERT INTO "employers" ("id", ${NAMES}, "updatedAt")
    SELECT "id", ${NAMES}, ${now}::timestamptz FROM ${recordset('employers', rows)}
    ON CONFLICT ("id") DO UPDATE SET (${NAMES}, "rowVersion", "updatedAt") =
      ROW(${columnsOf(COLUMNS, 'excluded')}, "employers"."rowVersion" + 1, excluded."updatedAt")
    RETURNING "id", "rowVersion"`.rows(version)
  const lines = changes.map(({ columns }, index) => ({
    subject: { type: 'employer', id: rows[index]!.id },
    changes: columns,
  }))
  await recordAll(context, 'employer.saved', lines)
  const versions = new Map(saved.map((row) => [row.id, row]))
  return rows.map(({ id }) => versions.get(id)!)
}

/** Removes companies that are still of these versions and that nothing refers to. Answers their ids. */
export async function removeUntouchedEmployers(
  context: SqlContext,
  records: readonly Saved[],
): Promise<Set<string>> {
  const { sql } = context
  const unreferenced = await isUnreferencedSql('employers')
  const locked = await sql`
    SELECT "id" FROM "employers"
    JOIN unnest(${records.map(({ id }) => id)}::uuid[], ${records.map((each) => each.rowVersion)}::int[])
      AS written("writtenId", "version") ON "id" = "writtenId" AND "rowVersion" = "version"
    ORDER BY "id" FOR UPDATE OF "employers"`.rows(version.pick({ id: true }))
  const ids = locked.map(({ id }) => id)
  const removed = await sql`
    DELETE FROM "employers" WHERE "id" = ANY(${ids}::uuid[]) AND ${unreferenced}
    RETURNING "id", "nameTh"`.rows(z.object({ id: z.guid(), nameTh: z.string() }))
  const lines = removed.map(({ id, nameTh }) => ({
    subject: { type: 'employer', id },
    changes: { nameTh },
  }))
  await recordAll(context, 'employer.removed', lines)
  return new Set(removed.map(({ id }) => id))
}

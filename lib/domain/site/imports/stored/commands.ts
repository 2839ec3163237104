import { blocksIn } from '@/lib/platform/db/blocks'
import type { Database } from '@/lib/platform/db/database'
import type { Db } from '@/lib/platform/db/database'
import { recordset } from '@/lib/platform/db/recordset'
import * as z from 'zod'
import { cellFlaws } from '@/lib/platform/spreadsheets/table'
import type { FileRow } from '../cells/rules'
import type { JudgedRow } from '../judge/commands'
import type { Saved } from '../kinds/rows'
import { ROWS_AT_ONCE } from '../rules'
import { decryptedTexts, encryptedBefore, encryptedTexts } from '../texts/rows'

const flaws = z.record(z.string(), z.enum(cellFlaws))

/** The rows of a file in their order, or those of these numbers. */
export async function readFileRows(db: Db, importId: string, rowNos?: number[]) {
  const read: Awaited<ReturnType<typeof readBlock>> = []
  for (;;) {
    const block = await readBlock(db, importId, read.at(-1)?.rowNo ?? 0, rowNos)
    read.push(...block)
    if (block.length < ROWS_AT_ONCE) return read
  }
}

async function readBlock(db: Db, importId: string, after: number, rowNos?: number[]) {
  const rows = await db.importRow.findMany({
    where: { importId, rowNo: { gt: after, in: rowNos } },
    orderBy: { rowNo: 'asc' },
    take: ROWS_AT_ONCE,
    select: { rowNo: true, cells: true, flaws: true, matchId: true },
  })
  return rows.map((row) => ({
    ...row,
    cells: decryptedTexts({ ...row, importId }),
    flaws: flaws.parse(row.flaws),
  }))
}

type Sql = Database['sql']

const shownRow = z.object({
  outcome: z.string().nullable(),
  key: z.string().nullable(),
  otherKey: z.string().nullable(),
  /** The records of which the reader was asked whether the row is one of them. */
  offered: z.array(z.string()),
})
export type ShownRow = z.output<typeof shownRow>

/** What the reader was shown of the rows of a file, in their order. */
export const readShownRows = (sql: Sql, importId: string): Promise<ShownRow[]> =>
  sql`
  SELECT "outcome"::text, "key", "otherKey", ARRAY(
    SELECT note->>'matchId' FROM jsonb_array_elements("notes") note WHERE note ? 'matchId') AS "offered"
  FROM "import_rows" WHERE "importId" = ${importId}::uuid ORDER BY "rowNo"`.rows(shownRow)

/** A file as it was sent. */
export async function addFileRows(
  sql: Sql,
  importId: string,
  rows: readonly Pick<FileRow, 'rowNo' | 'cells' | 'flaws'>[],
): Promise<void> {
  for (const sent of blocksIn(rows, ROWS_AT_ONCE)) {
    const block = sent.map(({ rowNo, cells, flaws: marked }) => {
      const place = { importId, rowNo }
      return { ...place, cells: encryptedTexts(place, cells), flaws: marked }
    })
    await sql`
      INSERT INTO "import_rows" ("importId", "rowNo", "cells", "flaws")
      SELECT given."importId", given."rowNo", given."cells", given."flaws"
      FROM ${recordset('import_rows', block)} given`.run()
  }
}

export async function saveJudged(
  sql: Sql,
  importId: string,
  judged: readonly JudgedRow[],
): Promise<void> {
  for (const block of blocksIn(judged, ROWS_AT_ONCE)) {
    const rows = block.map((row) => ({ ...row, change: undefined }))
    await sql`
      UPDATE "import_rows" SET "outcome" = given."outcome", "errors" = given."errors",
        "notes" = given."notes", "key" = given."key", "otherKey" = given."otherKey"
      FROM ${recordset('import_rows', rows)} given
      WHERE "import_rows"."importId" = ${importId}::uuid AND "import_rows"."rowNo" = given."rowNo"`.run()
  }
}

/** The records that rows became, and of those that they changed what stood there before. */
export async function saveWritten(
  sql: Sql,
  importId: string,
  written: readonly JudgedRow[],
  saved: readonly Saved[],
): Promise<void> {
  const rows = written.map(({ rowNo, notes, change }, index) => ({
    rowNo,
    notes,
    recordId: saved[index]!.id,
    recordVersion: saved[index]!.rowVersion,
    before: change?.before
      ? encryptedBefore({ importId, rowNo }, fieldsBefore(change.before, change.columns))
      : null,
  }))
  await sql`
    UPDATE "import_rows" SET "recordId" = given."recordId", "recordVersion" = given."recordVersion",
      "before" = given."before", "notes" = given."notes"
    FROM ${recordset('import_rows', rows)} given
    WHERE "import_rows"."importId" = ${importId}::uuid AND "import_rows"."rowNo" = given."rowNo"`.run()
}

function fieldsBefore(before: object, columns: object) {
  const stored: Record<string, unknown> = { ...before }
  const changed = Object.entries(columns).filter(([, value]) => value !== undefined)
  return Object.fromEntries(changed.map(([name]) => [name, stored[name] ?? null]))
}

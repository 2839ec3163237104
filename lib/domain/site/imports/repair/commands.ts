import * as z from 'zod'
import { reserveReferred } from '@/lib/domain/people/persons/referred/commands'
import {
  done,
  type CheckedInputOf,
  type JsonText,
  type Result,
} from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import { blocksIn } from '@/lib/platform/db/blocks'
import { inTransaction, type Database } from '@/lib/platform/db/database'
import { recordset } from '@/lib/platform/db/recordset'
import type { Context, OnceContext } from '@/lib/platform/http/context'
import { LIMITS } from '@/lib/platform/spreadsheets/table'
import { queue } from '../queue/commands'
import type { FileRow } from '../cells/rules'
import type { imports } from '../contract'
import { judgeRows, readKeys } from '../judge/commands'
import { kindOf } from '../kinds/by-name/commands'
import { storedColumns } from '../present'
import { repairedRow } from './rules'
import { ROWS_AT_ONCE } from '../rules'
import { recordReferred } from '../referred/commands'
import { lockImport } from '../references'
import { readFileRows, saveJudged } from '../stored/commands'
import { encryptedTexts, storedTexts } from '../texts/rows'

type Input = CheckedInputOf<typeof imports.saveRow>

/** Repairs a row, and judges it with those of the same key; or repairs all alike, and checks the file anew. */
export async function saveImportRow(
  { once, ...context }: OnceContext,
  input: Input,
): Promise<Result | JsonText> {
  // Where all alike are repaired, the check counts.
  const reserved = input.alike
    ? null
    : await reserveReferred(context.actor, 'import-refers-too-many')
  let referred = 0
  const save = async (connections: Database) => {
    referred = 0 // in an attempt that PostgreSQL aborted
    const saved = await saveRow({ ...context, ...connections }, input)
    referred = saved.referred
    return saved.result
  }
  try {
    return await inTransaction(once(save))
  } finally {
    await reserved?.settle(referred)
  }
}

type Saved = { result: Result; referred: number }

async function saveRow(context: Context, input: Input): Promise<Saved> {
  const { db } = context
  const { id, rowNo, cells = [], alike = false, matchId } = input
  const file = await lockImport(context, id, 'check')
  const columns = storedColumns.parse(file.columns)
  const unknown = cells.find(({ column }) => !columns.some(({ key }) => key === column))
  if (unknown) throw new Problem('import-field-unknown', { values: { name: unknown.column } })
  const [row] = await readFileRows(db, id, [rowNo])
  if (!row) throw new Problem('record-not-found', { values: { id: rowNo }, field: 'rowNo' })
  if (cells.length > 0) await writeCells(context, file, { row, cells, alike })
  if (matchId !== undefined)
    await db.importRow.update({
      where: { importId_rowNo: { importId: id, rowNo } },
      data: { matchId },
    })
  if (alike) return { result: done(await queue(context, id, { phase: 'Checking' })), referred: 0 }
  const referred = await judgeAround(context, file, rowNo)
  const saved = await db.import.update({ where: { id }, data: { rowVersion: { increment: 1 } } })
  return { result: done(saved), referred }
}

type LockedImport = Awaited<ReturnType<typeof lockImport>>
type Repair = { row: FileRow; cells: { column: string; text: string }[]; alike: boolean }

/** The cells of one row, or of all rows in which one had the same text. */
async function writeCells(
  { db, sql }: Context,
  { id: importId, kind, mapping }: LockedImport,
  { row, cells, alike }: Repair,
): Promise<void> {
  const rows = alike ? await readFileRows(db, importId) : [row]
  const texts = new Map(cells.map(({ column, text }) => [column, text.trim()]))
  const columnOf = storedTexts.parse(mapping)
  const askedBy = new Set(kindOf(kind).askedBy.flatMap((field) => columnOf[field] ?? []))
  const repaired = rows.map((one) => repairedRow(one, row, { texts, askedBy }))
  if (alike) requireReadable(repaired)
  else await requireRoom(sql, importId, repaired[0]!)
  const changed = repaired.filter((one, index) => one !== rows[index])
  for (const block of blocksIn(changed, ROWS_AT_ONCE)) {
    const written = block.map(({ rowNo, flaws, matchId, ...each }) => ({
      rowNo,
      flaws,
      matchId,
      cells: encryptedTexts({ importId, rowNo }, each.cells),
    }))
    await sql`
      UPDATE "import_rows" SET "cells" = written."cells", "flaws" = written."flaws",
        "matchId" = written."matchId"
      FROM ${recordset('import_rows', written)} written
      WHERE "import_rows"."importId" = ${importId}::uuid AND "import_rows"."rowNo" = written."rowNo"`.run()
  }
}

const tooLarge = () => new Problem('import-too-large', { field: 'cells' })

const lettersIn = (rows: readonly FileRow[]): number =>
  rows.flatMap(({ cells }) => Object.values(cells)).reduce((sum, text) => sum + text.length, 0)

/** One text for many rows must not make the file larger than one that is taken. */
function requireReadable(rows: readonly FileRow[]): void {
  if (lettersIn(rows) > LIMITS.letters) throw tooLarge()
}

/** Rows that are no longer than this make no file larger than one that is taken. */
const SHARE = LIMITS.letters / LIMITS.rows

/** As what is stored, a letter has up to three bytes, and those are in base64. */
const STORED_LETTER = 4

/** Nor must many rows that are repaired one after the other. */
async function requireRoom(sql: Context['sql'], importId: string, row: FileRow): Promise<void> {
  const own = lettersIn([row])
  if (own <= SHARE) return
  const { others } = await sql`
    SELECT coalesce(sum(length("cells" #>> '{}')), 0)::float8 AS "others" FROM "import_rows"
    WHERE "importId" = ${importId}::uuid AND "rowNo" <> ${row.rowNo}::int`.one(
    z.object({ others: z.number() }),
  )
  if (others + STORED_LETTER * own > STORED_LETTER * LIMITS.letters) throw tooLarge()
}

/** Rows of the key that the row had or has now may be twins of it, or no longer. Returns how many it referred. */
async function judgeAround(context: Context, file: LockedImport, rowNo: number): Promise<number> {
  const { db, sql } = context
  const importing = { ...context, importId: file.id }
  const kind = kindOf(file.kind)
  const mapping = storedTexts.parse(file.mapping)
  const before = await db.importRow.findUniqueOrThrow({
    where: { importId_rowNo: { importId: file.id, rowNo } },
    select: { key: true, otherKey: true },
  })
  const [row] = await readKeys(importing, kind, mapping, await readFileRows(db, file.id, [rowNo]))
  const { key = null, otherKey = null } = row ?? {}
  const own = { rowNo, key, otherKey }
  const near = await readWithKeys(db, file.id, [before, own], rowNo)
  // Those that they are twins of, too, which are not judged anew.
  const around = await readWithKeys(db, file.id, [own, ...near], rowNo)
  const among = around.map((each) => (each.rowNo === rowNo ? own : each))
  const twins = near.flatMap((each) => (each.rowNo === rowNo ? [] : [each.rowNo]))
  const rows = await readFileRows(db, file.id, [rowNo, ...twins.slice(0, MOST_TWINS)])
  const { onMatch } = file
  const judged = await judgeRows(importing, { kind, mapping, onMatch }, rows, {
    hold: false,
    among,
  })
  await saveJudged(sql, file.id, judged)
  return recordReferred(importing, judged)
}

type Keys = { key: string | null; otherKey: string | null }

/** The row and all that have one of these keys. */
function readWithKeys(db: Context['db'], importId: string, of: readonly Keys[], rowNo: number) {
  const keys = [...new Set(of.flatMap(({ key, otherKey }) => [key ?? [], otherKey ?? []].flat()))]
  return db.importRow.findMany({
    where: { importId, OR: [{ rowNo }, { key: { in: keys } }, { otherKey: { in: keys } }] },
    orderBy: { rowNo: 'asc' },
    select: { rowNo: true, key: true, otherKey: true },
  })
}

/** Rows of one key that are judged with the repaired one; the next check judges any others. */
const MOST_TWINS = 500

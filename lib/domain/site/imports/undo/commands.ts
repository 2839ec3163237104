import { record } from '@/lib/platform/audit/audit'
import type { CheckedInputOf, JsonText, OutputOf } from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import { problemText } from '@/lib/platform/contract/problems'
import { MINUTE } from '@/lib/platform/dates/durations'
import { blocksIn } from '@/lib/platform/db/blocks'
import { inTransaction, type Database } from '@/lib/platform/db/database'
import type { Context, OnceContext } from '@/lib/platform/http/context'
import type { imports } from '../contract'
import { emptiedRows } from '../emptied/rows'
import { kindOf } from '../kinds/by-name/commands'
import type { Change, Importing, Kind, Save } from '../kinds/rows'
import { lockImport } from '../references'
import { decryptedBefore } from '../texts/rows'

type Written = {
  rowNo: number
  recordId: string
  recordVersion: number
  before: object | null
  isEmptied: boolean
}

type Undone = OutputOf<typeof imports.undo>

/**
 * Takes back each record by itself: one that was made is removed, one that was changed gets its fields back, where it is
 * as the import left it. A row that was emptied does not say any more which of the two it was.
 */
export function undoImport(
  { once, ...context }: OnceContext,
  { id }: CheckedInputOf<typeof imports.undo>,
): Promise<Undone | JsonText> {
  const undo = once((connections: Database) => takeBackAll({ ...context, ...connections }, id))
  return inTransaction(undo, { timeout: TIME_LIMIT })
}

async function takeBackAll(context: Context, id: string): Promise<Undone> {
  const { db, sql, language } = context
  const file = await lockImport(context, id, 'undo')
  const importing: Importing = { ...context, importId: id }
  const kind = kindOf(file.kind)
  const written = await readWritten(db, id)
  await kind.lockWritten?.(
    importing,
    written.map(({ recordId }) => recordId),
  )
  const taken = new Set<string>()
  const toTakeBack = written.filter(({ isEmptied }) => !isEmptied)
  for (const block of blocksIn(toTakeBack, BLOCK))
    for (const each of await takeBack(importing, kind, block)) taken.add(each)
  const kept = written.filter(({ recordId }) => !taken.has(recordId))
  await sql`
    UPDATE "import_rows" SET "undone" = "recordId" = ANY(${[...taken]}::uuid[])
    WHERE "importId" = ${id}::uuid AND "recordId" IS NOT NULL`.run()
  await db.import.update({
    where: { id },
    data: { status: 'Undone', rowVersion: { increment: 1 } },
  })
  const counts = { count: taken.size, kept: kept.length }
  await record(importing, 'import.undone', { type: 'import', id }, { kind: file.kind, ...counts })
  const message = problemText('record-touched', language)
  const results = kept.map(({ rowNo }) => ({ rowNo, code: 'record-touched', message }))
  return { undone: taken.size, results }
}

/** In milliseconds: enough for 10,000 records on a busy machine. */
const TIME_LIMIT = 2 * MINUTE
const BLOCK = 1000

async function readWritten(db: Context['db'], importId: string): Promise<Written[]> {
  const where = { importId, recordId: { not: null } }
  const rows = await db.importRow.findMany({
    where,
    orderBy: { rowNo: 'asc' },
    select: { rowNo: true, recordId: true, recordVersion: true, before: true },
  })
  const emptied = await db.importRow.findMany({
    where: { ...where, ...emptiedRows },
    select: { rowNo: true },
  })
  const emptiedNos = new Set(emptied.map(({ rowNo }) => rowNo))
  return rows.map(({ rowNo, recordId, recordVersion, before }) => ({
    rowNo,
    recordId: recordId!,
    recordVersion: recordVersion!,
    before: decryptedBefore({ importId, rowNo, before }),
    isEmptied: emptiedNos.has(rowNo),
  }))
}

/** The ids of the records that were taken back. */
async function takeBack(context: Importing, kind: Kind, rows: Written[]): Promise<string[]> {
  const made = rows.filter(({ before }) => before === null)
  const removed = await kind.removeUntouched(
    context,
    made.map(({ recordId, recordVersion }) => ({ id: recordId, rowVersion: recordVersion })),
  )
  const saves: Save[] = rows
    .filter(({ before }) => before !== null)
    .map(({ recordId, recordVersion, before }) => ({
      ...before,
      id: recordId,
      rowVersion: recordVersion,
    }))
  const decisions = await kind.judge(context, saves, { hold: true, earlier: [] })
  const changes = decisions.filter((decision): decision is Change => !(decision instanceof Problem))
  const restored = await kind.write(context, changes)
  return [...removed, ...restored.map(({ id }) => id)]
}

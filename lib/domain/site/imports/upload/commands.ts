import { createHash } from 'node:crypto'
import { compactId, mask } from '@/lib/domain/people/persons/national-id/rules'
import { record } from '@/lib/platform/audit/audit'
import { MINUTE } from '@/lib/platform/dates/durations'
import { westernDigits } from '@/lib/platform/dates/typed-day'
import { inTransaction, type Database } from '@/lib/platform/db/database'
import {
  done,
  type CheckedInputOf,
  type JsonText,
  type Result,
} from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import type { OnceContext } from '@/lib/platform/http/context'
import { readTable } from '@/lib/platform/spreadsheets/read-table'
import { matchColumns, plainHeader } from '../cells/rules'
import { UPLOAD_LIMIT, type imports } from '../contract'
import { columnsOf } from '../kinds/by-name/columns'
import { addFileRows } from '../stored/commands'
import { storedTexts } from '../texts/rows'
import { requireKind } from '../references'
import { countUnread, refusalOfFile, splitHead } from './rules'

/** The columns of a file of this kind are matched as those of the latest file with the same headers were. */
export async function uploadImport(
  { actor, traceId, language, once }: OnceContext,
  { file, kind }: CheckedInputOf<typeof imports.upload>,
): Promise<Result | JsonText> {
  requireKind(actor, kind)
  if (file.size > UPLOAD_LIMIT)
    throw new Problem('body-too-large', { values: { limit: '10 MB' }, field: 'file' })
  const table = await readTable(new Uint8Array(await file.arrayBuffer()), actor.userId)
  const split = splitHead(table, columnsOf[kind])
  const refusal = refusalOfFile(split)
  if (refusal) throw new Problem(refusal, { field: 'file' })
  const { rows } = split
  const columns = split.columns.map(({ key, header }) => ({ key, header: withoutNumber(header) }))
  const headersHash = hashOf(columns.map(({ header }) => plainHeader(header)))
  const store = once(async ({ db, sql }: Database) => {
    const alike = await db.import.findFirst({
      where: { kind, headersHash, madeByUserId: actor.userId, status: { not: 'Uploaded' } },
      orderBy: { createdAt: 'desc' },
      select: { mapping: true, columns: true },
    })
    const made = await db.import.create({
      data: {
        kind,
        fileName: nameOf(file.name),
        sheet: table.sheet,
        otherSheets: countUnread(table),
        columns,
        headersHash,
        mapping: alike ? storedTexts.parse(alike.mapping) : matchColumns(columnsOf[kind], columns),
        rowCount: rows.length,
        madeByUserId: actor.userId,
        traceId,
        language,
      },
    })
    await addFileRows(sql, made.id, rows)
    const subject = { type: 'import', id: made.id }
    await record({ sql, actor, traceId }, 'import.uploaded', subject, { kind, count: rows.length })
    return done(made)
  })
  return inTransaction(store, { timeout: TIME_LIMIT })
}

/** In milliseconds: a machine that is busy stores 10,000 rows in less. */
const TIME_LIMIT = MINUTE
const LONGEST_NAME = 200

const nameOf = (given: string) =>
  given.slice(0, 1000).normalize('NFC').replace(/\p{C}/gu, '').slice(0, LONGEST_NAME) || '—'

/** Of a file without headers the first row stands in their place, with the number of somebody. */
function withoutNumber(header: string): string {
  const number = compactId(westernDigits(header))
  return /^[A-Z]{0,2}\d{5,}$/.test(number) ? mask(number) : header
}

const hashOf = (headers: string[]) =>
  createHash('sha256').update(JSON.stringify(headers)).digest('hex')

import ExcelJS from 'exceljs'
import { imports } from '@/lib/domain/site/imports/contract'
import { runImports } from '@/lib/domain/site/imports/run/commands'
import type { ImportKind } from '@/lib/domain/site/imports/rules'
import { database } from '@/lib/platform/db/database'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { call, english, send, type Caller } from '../calls/call'

/** For a name or a number that no other record has. */
export const unique = () => crypto.randomUUID().slice(0, 8)

type Cell = string | number | Date | null

/** The bytes of a workbook with these rows; the first holds the headers. */
export async function workbookOf(rows: Cell[][]): Promise<Uint8Array<ArrayBuffer>> {
  const workbook = new ExcelJS.Workbook()
  workbook.addWorksheet('1').addRows(rows)
  return new Uint8Array((await workbook.xlsx.writeBuffer()) as ArrayBuffer)
}

export const csvOf = (rows: Cell[][]) =>
  new TextEncoder().encode(
    rows.map((row) => row.map((cell) => `"${cell ?? ''}"`).join(',')).join('\r\n'),
  )

/** Sends a file as a browser does. */
export async function uploadRows(
  caller: Caller,
  kind: ImportKind,
  rows: Cell[][] | Uint8Array<ArrayBuffer>,
) {
  const form = new FormData()
  form.append('kind', kind)
  form.append('file', new File([rows instanceof Uint8Array ? rows : csvOf(rows)], 'รายชื่อ.csv'))
  return send<typeof imports.upload, { id: string }>(caller, imports.upload, { body: form })
}

export const readImport = async (caller: Caller, id: string) =>
  (await call(caller, imports.get, { id }, english)).body

export const readRows = async (caller: Caller, id: string) =>
  (await call(caller, imports.searchRows, { id }, english)).body

type Choice = { onMatch?: 'refuse' | 'skip' | 'update' }

/** Sends a file, keeps its columns as they were matched, and has it checked. */
export async function checkedImport(
  caller: Caller,
  kind: ImportKind,
  rows: Cell[][],
  choice: Choice = {},
): Promise<string> {
  const { id } = (await uploadRows(caller, kind, rows)).body
  await checkAgain(caller, id, choice)
  return id
}

export async function checkAgain(caller: Caller, id: string, { onMatch = 'refuse' }: Choice = {}) {
  const { mapping } = await readImport(caller, id)
  const pairs = Object.entries(mapping).map(([field, column]) => ({ field, column }))
  await call(caller, imports.check, { id, mapping: pairs, onMatch })
  await runImports(new Date())
}

export async function commitAll(caller: Caller, id: string, mode: 'all' | 'good' = 'all') {
  const answer = await call(caller, imports.commit, { id, mode })
  await runImports(new Date())
  return answer
}

/** What a row became, and the codes of its errors by column. */
export const outcomesOf = async (caller: Caller, id: string) =>
  (await readRows(caller, id)).map(({ rowNo, outcome, errors }) =>
    [rowNo, outcome, ...errors.map(({ column, code }) => `${column ?? '*'}:${code}`)].join(' '),
  )

/** A file of one row that nobody has checked yet. */
export const createImport = (
  madeByUserId: string,
  overrides: Partial<Prisma.ImportUncheckedCreateInput> = {},
) =>
  database().db.import.create({
    data: {
      kind: 'Persons',
      fileName: 'รายชื่อ.xlsx',
      sheet: 'Sheet1',
      columns: [
        { key: 'A', header: 'ชื่อ' },
        { key: 'B', header: 'นามสกุล' },
      ],
      headersHash: '',
      mapping: { firstNameTh: 'A', lastNameTh: 'B' },
      rowCount: 1,
      madeByUserId,
      traceId: 'test',
      language: 'th',
      importRows: { create: { rowNo: 2, cells: { A: 'สมชาย', B: 'ใจดี' }, flaws: {} } },
      ...overrides,
    },
  })

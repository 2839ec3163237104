/** หัวตารางและแถวข้อมูลในไฟล์ที่ส่งมา / The headers of an uploaded table and the rows below them. */
import type { ProblemCode } from '@/lib/platform/contract/problems'
import { messages } from '@/lib/platform/i18n/catalogue'
import { LIMITS, type SheetRow, type Table } from '@/lib/platform/spreadsheets/table'
import { keyOfColumn, matchColumns, type Column, type FileRow } from '../cells/rules'
import { MOST_COLUMNS } from '../contract'

const LONGEST_HEADER = 200

type FileColumn = { key: string; header: string }

type Split = { columns: readonly unknown[]; rows: readonly unknown[] }

/** Why a file with these columns, and these rows below its headers, is not taken, or null. */
export function refusalOfFile({ columns, rows }: Split): ProblemCode | null {
  if (rows.length === 0) return 'import-empty'
  return rows.length > LIMITS.rows || columns.length > MOST_COLUMNS ? 'import-too-large' : null
}

/** Sheets of our own templates that hold no rows. */
const OWN_SHEETS = Object.values(messages).flatMap(({ imports: { template } }) => [
  template.help,
  template.choices,
])

/** How many sheets may hold rows that are not read. */
export const countUnread = ({ otherSheets }: Pick<Table, 'otherSheets'>): number =>
  otherSheets.filter((name) => !OWN_SHEETS.includes(name)).length

/** The headers are the row among the first that names most fields; above it are titles. */
export function splitHead({ rows }: Pick<Table, 'rows'>, fields: readonly Column[]) {
  const heads = rows.slice(0, LIMITS.head).map((row) => {
    const columns = columnsIn(row)
    return { columns, matched: Object.keys(matchColumns(fields, columns)).length }
  })
  const most = Math.max(0, ...heads.map(({ matched }) => matched))
  const at = heads.findIndex(({ matched }) => matched === most)
  const all = widened(heads[at]?.columns ?? [], rows.slice(Math.max(at, 0)))
  const columns = isReason(all.at(-1), fields) ? all.slice(0, -1) : all
  const below = rows.slice(at + 1).map((row) => storedRow(row, columns.length))
  return { columns, rows: below.filter(({ cells }) => Object.keys(cells).length > 0) }
}

/** The headers of the column with which a file is given back that had wrong rows. */
const REASONS = Object.values(messages).map(({ imports: { reason } }) => reason)

/** Somebody corrects the file in which it stands, and sends that. */
const isReason = (last: FileColumn | undefined, fields: readonly Column[]): boolean =>
  last !== undefined &&
  REASONS.includes(last.header) &&
  Object.keys(matchColumns(fields, [last])).length === 0

const columnsIn = ({ cells }: SheetRow) =>
  cells.flatMap((cell, index) =>
    cell ? [{ key: keyOfColumn(index), header: headerOf(cell.text) }] : [],
  )

const headerOf = (text: string) => [...text.replace(/\s+/g, ' ')].slice(0, LONGEST_HEADER).join('')

/** Columns without a header have their letters only. */
function widened(columns: FileColumn[], rows: readonly SheetRow[]) {
  const length = Math.max(0, ...rows.map(({ cells }) => cells.length))
  return Array.from({ length }, (_, index) => {
    const key = keyOfColumn(index)
    return columns.find((column) => column.key === key) ?? { key, header: '' }
  })
}

function storedRow({ rowNo, cells }: SheetRow, width: number) {
  const texts: Record<string, string> = {}
  const flaws: FileRow['flaws'] = {}
  cells.slice(0, width).forEach((cell, index) => {
    if (!cell) return
    texts[keyOfColumn(index)] = cell.text
    if (cell.flaw) flaws[keyOfColumn(index)] = cell.flaw
  })
  return { rowNo, cells: texts, flaws }
}

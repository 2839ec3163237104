import { startOf } from '../contract/plain-text'
import { addDays } from '../dates/day'
import {
  LIMITS,
  Rows,
  textCell,
  tooLarge,
  unreadable,
  type SheetCell,
  type SheetRow,
} from './table'
import { readXml } from './xml'

export type Reading = {
  /** The texts that cells refer to by number. */
  texts: string[]
  /** By the number of a style: whether its cells show days. */
  dates: boolean[]
  /** Whether day 0 is 1904-01-01, as in workbooks of old Macs. */
  is1904: boolean
}

type Open = { column: number; type: string; style: number; value: string[]; inline: string[] }

/** The rows of a worksheet. Formulas give the value that the spreadsheet has worked out. */
export function readSheet(xml: string, reading: Reading): SheetRow[] {
  const rows = new Rows()
  const merges: string[] = []
  let rowNo = 0
  let cells: (SheetCell | null)[] = []
  let column = 0
  let cell: Open | null = null
  let into: string[] | null = null
  let isSpoken = false
  readXml(xml, {
    open(name, attributes) {
      if (name === 'row') {
        rowNo = nextRow(rowNo, attributes.r)
        cells = []
        column = 0
      } else if (name === 'c') {
        column = columnOf(attributes.r) ?? column + 1
        const { t = 'n', s = '0' } = attributes
        cell = { column, type: t, style: Number(s), value: [], inline: [] }
      } else if (name === 'rPh') isSpoken = true
      else if (name === 'v') into = cell?.value ?? null
      else if (name === 't' && !isSpoken) into = cell?.inline ?? null
      else if (name === 'mergeCell' && attributes.ref) merges.push(attributes.ref)
    },
    text: (piece) => void into?.push(piece),
    close(name) {
      if (name === 'v' || name === 't') into = null
      else if (name === 'rPh') isSpoken = false
      else if (name === 'c' && cell) {
        const found = cellOf(cell, reading)
        if (found && cell.column > LIMITS.columns) throw tooLarge()
        if (found) cells[cell.column - 1] = found
        cell = null
      } else if (name === 'row')
        rows.add(
          rowNo,
          Array.from(cells, (each) => each ?? null),
        )
    },
  })
  return withMerges(rows.rows, merges)
}

/** The last row of a worksheet. */
const LAST_ROW = 1_048_576

function nextRow(before: number, given: string | undefined): number {
  const rowNo = given === undefined ? before + 1 : Number(given)
  if (!Number.isInteger(rowNo) || rowNo <= before || rowNo > LAST_ROW) throw unreadable()
  return rowNo
}

/** `_x000D_` is a character that XML or the program has no other way to write; NUL is left out, as nothing stores it. */
export const unescaped = (text: string): string =>
  text.replace(/_x([\dA-F]{4})_/gi, (_, code: string) =>
    code === '0000' ? '' : String.fromCharCode(parseInt(code, 16)),
  )

function cellOf({ type, style, value, inline }: Open, reading: Reading): SheetCell | null {
  const text = value.join('')
  if (type === 's') return textCell(reading.texts[Number(text)] ?? '')
  if (type === 'inlineStr') return textCell(unescaped(inline.join('')))
  if (type === 'e') return faultCell(text)
  if (type === 'b') return { text: text === '1' ? 'TRUE' : 'FALSE' }
  if (type === 'd') return textCell(text.slice(0, 10))
  if (type === 'str')
    return /^#[A-Z/0!?]+$/.test(text) ? faultCell(text) : textCell(unescaped(text))
  if (text.trim() === '') return null
  const number = Number(text)
  if (!Number.isFinite(number)) return faultCell(text)
  return reading.dates[style] ? dayCell(number, reading) : numberCell(number)
}

/** The longest name that a program has for a fault is `#GETTING_DATA`. */
const LONGEST_FAULT = 20

const faultCell = (text: string): SheetCell => ({
  text: startOf(text, LONGEST_FAULT),
  flaw: 'formula-error',
})

/** From which spreadsheets count days, and by how many days later workbooks of 1904 begin. */
const DAY_ZERO = '1899-12-30'
const EPOCH_1904 = 1_462
const LAST_DAY = 2_958_465

function dayCell(number: number, { is1904 }: Reading): SheetCell {
  const day = Math.floor(number) + (is1904 ? EPOCH_1904 : 0)
  if (day < 1 || day > LAST_DAY) return numberCell(number)
  return { text: addDays(DAY_ZERO, day) }
}

/** Spreadsheets keep 15 digits; what stands behind them is not what was typed. */
const EXACT = 1e15

function numberCell(number: number): SheetCell {
  if (Math.abs(number) >= EXACT) return { text: String(number), flaw: 'digits-lost' }
  return { text: String(Number(number.toPrecision(15))) }
}

/** `AB12` is column 28. */
function columnOf(reference = ''): number | undefined {
  const [letters] = /^[A-Z]{1,3}/.exec(reference) ?? []
  return letters ? numberOf(letters) : undefined
}

const numberOf = (letters: string) =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)

const MOST_MERGES = 20_000
const MOST_MERGED_CELLS = 600_000

/** Marks the cells of merged areas: which of their rows the one value belongs to is a guess. */
function withMerges(rows: SheetRow[], merges: string[]): SheetRow[] {
  if (merges.length > MOST_MERGES) throw tooLarge()
  const indexes = new Map(rows.map(({ rowNo }, index) => [rowNo, index]))
  const [first = 0, last = 0] = [rows[0]?.rowNo, rows.at(-1)?.rowNo]
  let marked = 0
  for (const merge of merges) {
    const { left, right, top, bottom } = areaOf(merge)
    const width = Math.min(right, LIMITS.columns) - left + 1
    if (width < 1) continue
    for (let row = Math.max(top, first); row <= Math.min(bottom, last); row++) {
      const cells = rows[indexes.get(row) ?? -1]?.cells
      if ((marked += width) > MOST_MERGED_CELLS) throw tooLarge()
      if (!cells) continue
      for (let column = left; column < left + width; column++)
        cells[column - 1] = { text: cells[column - 1]?.text ?? '', flaw: 'merged' }
    }
  }
  return rows
}

/** `B2:A1` is the area of `A1:B2`. */
function areaOf(merge: string) {
  const [from = '', to = from] = merge.split(':', 2)
  const columns = [from, to].map((corner) => columnOf(corner) ?? 1)
  const rows = [from, to].map((corner) => Number(corner.replace(/\D/g, '')))
  return {
    left: Math.min(...columns),
    right: Math.max(...columns),
    top: Math.min(...rows),
    bottom: Math.max(...rows),
  }
}

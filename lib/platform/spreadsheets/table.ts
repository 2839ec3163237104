/** Tables that people send as files: what is read of them, and how much. */
import { composed } from '../contract/bounds'
import { startOf } from '../contract/plain-text'

/** Why the text of a cell is not what its author meant. */
export const cellFlaws = ['formula-error', 'merged', 'digits-lost'] as const
export type CellFlaw = (typeof cellFlaws)[number]

export type SheetCell = { text: string; flaw?: CellFlaw }

/** `rowNo`: as the spreadsheet counts, from 1. `cells`: by the number of the column, from 0; null where there is nothing. */
export type SheetRow = { rowNo: number; cells: (SheetCell | null)[] }

/** Rows that are blank are left out. `otherSheets`: names of those that are not read, are shown and have something in them. */
export type Table = { sheet: string; rows: SheetRow[]; otherSheets: string[] }

export const LIMITS = {
  /** In bytes */
  file: 10 * 1024 * 1024,
  /** In bytes: all parts of a workbook together. */
  unpacked: 100 * 1024 * 1024,
  rows: 10_000,
  /** Of a file, and the one that is added where it is given back. */
  columns: 61,
  /** Letters of all cells together: many cells of a workbook may show one text. */
  letters: 20_000_000,
  /** Letters of one cell; what is longer is cut, and still too long for any field. */
  cell: 10_000,
  /** Rows that may stand above the first data: a title, notes, the headers. */
  head: 20,
} as const

export type RefusalCode = 'import-too-large' | 'import-unreadable'

/** Thrown for a file that is not read. */
export class Refused extends Error {
  constructor(readonly code: RefusalCode) {
    super(code)
  }
}

export const tooLarge = () => new Refused('import-too-large')
export const unreadable = () => new Refused('import-unreadable')

/** `1.1E+12`: a program has shortened a long number, and its digits are gone. */
const SHORTENED = /^\d([.,]\d{1,20})?e\+\d{1,3}$/i

/** In NFC, as what is typed into a form: a text is found by it whatever the order of its marks. */
export const textCell = (text: string): SheetCell | null => {
  const trimmed = composed(startOf(text, LIMITS.cell + 1).trim())
  if (trimmed === '') return null
  return trimmed.length < 30 && SHORTENED.test(trimmed)
    ? { text: trimmed, flaw: 'digits-lost' }
    : { text: trimmed }
}

/** Collects the rows of a sheet, and refuses it as soon as there are too many. */
export class Rows {
  readonly rows: SheetRow[] = []
  private letters = 0

  add(rowNo: number, cells: (SheetCell | null)[]): void {
    const last = cells.findLastIndex((cell) => cell !== null)
    if (last < 0) return
    if (last >= LIMITS.columns) throw tooLarge()
    const kept = Array.from({ length: last + 1 }, (_, index) => cells[index] ?? null)
    for (const cell of kept) this.letters += cell?.text.length ?? 0
    this.rows.push({ rowNo, cells: kept })
    if (this.rows.length > LIMITS.rows + LIMITS.head || this.letters > LIMITS.letters)
      throw tooLarge()
  }
}

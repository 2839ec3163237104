import { toUtcDate } from '../../dates/day'
import type { DateStyle } from '../../dates/format'
import type { ExportColumn } from '../table'

/**
 * The number formats by kind of cell. `@` keeps text that looks like a formula as text; `$-107041E` shows a date in the
 * Buddhist era with Arabic digits.
 */
export const formats = ({ era }: Pick<DateStyle, 'era'>) => ({
  text: '@',
  number: '0',
  day: era === 'BE' ? '[$-107041E]dd/mm/yyyy' : 'dd/mm/yyyy',
})

/** Excel's limit for the text of a cell. */
const LONGEST = 32_767

/** A value as plain text, number or date: exceljs may take an object for a formula. */
export function cellOf<Row>(
  { kind, value }: ExportColumn<Row>,
  row: Row,
): string | number | Date | null {
  const cell = value(row)
  if (cell === null || cell === '') return null
  if (kind === 'number') return Number(cell)
  // UTC midnight: exceljs computes in UTC, so that the day is the same in every time zone.
  if (kind === 'day') return toUtcDate(String(cell))
  return textCell(String(cell))
}

/** XML does not allow most control characters, nor U+FFFE and U+FFFF: one of them makes the whole file unreadable. */
export const printable = (text: string) => text.replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '')

/** A text as a cell may hold it. */
export const textCell = (text: string) => printable(text).slice(0, LONGEST)

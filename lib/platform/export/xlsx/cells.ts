import { toUtcDate } from '../../dates/day'
import type { DateStyle } from '../../dates/format'
import type { ExportColumn } from '../table'

/**
 * How each kind of cell is shown. Text is text whatever it begins with: never a formula. A day is a date that can be
 * reckoned with; `$-107041E` shows it in the Buddhist era with Arabic digits.
 */
export const formats = ({ era }: Pick<DateStyle, 'era'>) => ({
  text: '@',
  number: '0',
  day: era === 'BE' ? '[$-107041E]dd/mm/yyyy' : 'dd/mm/yyyy',
})

/** The longest text that a cell takes. */
const LONGEST = 32_767

/** A value as it goes into a cell: plain text, a number or a date, never an object that could mean a formula. */
export function cellOf<Row>(
  { kind, value }: ExportColumn<Row>,
  row: Row,
): string | number | Date | null {
  const cell = value(row)
  if (cell === null || cell === '') return null
  if (kind === 'number') return Number(cell)
  // UTC midnight: exceljs reckons in UTC, so that the day is the same in every time zone.
  if (kind === 'day') return toUtcDate(String(cell))
  return printable(String(cell)).slice(0, LONGEST)
}

/** XML has no place for most control characters. */
const printable = (text: string) =>
  /\p{Cc}/u.test(text) ? text.replace(/[^\P{Cc}\t\n\r]/gu, '') : text

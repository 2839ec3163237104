/** What the texts of a file mean: which column holds which field, and what stands in its cells. */
import { isThaiNationalId } from '@/lib/domain/people/persons/national-id/rules'
import { blankIfUnseen } from '@/lib/platform/contract/fields'
import { withoutUnseen } from '@/lib/platform/contract/plain-text'
import { daysFrom, type Day } from '@/lib/platform/dates/day'
import type { Era } from '@/lib/platform/dates/format'
import { parseTypedDay, westernDigits } from '@/lib/platform/dates/typed-day'
import { messages } from '@/lib/platform/i18n/catalogue'
import { messageAt } from '@/lib/platform/i18n/message-at'
import type { Language, ProblemCode, Values } from '@/lib/platform/contract/problems'
import type { CellFlaw } from '@/lib/platform/spreadsheets/table'

/**
 * How the text of a cell becomes a value. `code` and `number`: what is seen of it; `choice`: one of these, by its word in
 * the catalogue or a synonym.
 */
type Reading =
  | { as: 'text' | 'code' | 'number' | 'phone' | 'taxId' | 'day' | 'employer' }
  | { as: 'choice'; of: readonly string[]; words: string; synonyms?: Record<string, RegExp> }

export type Column = {
  field: string
  /** Headers that people write for it, beside its label; a header is in small letters, without signs and spaces. */
  synonyms: RegExp
  /** The key of its label in the catalogue. */
  label: string
  /** A new record needs it. */
  isRequired?: boolean
  reading: Reading
}

/** Without what people write differently: capitals, spaces, signs. */
export const plainHeader = (text: string) =>
  westernDigits(text.normalize('NFC').toLowerCase()).replace(/[\s"'*.:;,()[\]/_-]+/g, '')

export const labelOf = (language: Language, { label }: Pick<Column, 'label'>): string =>
  messageAt(messages[language], label) ?? label

const isHeaderOf = (column: Column, header: string) =>
  column.synonyms.test(header) ||
  header === plainHeader(labelOf('th', column)) ||
  header === plainHeader(labelOf('en', column))

/** The column of each field, by the headers; each column once. */
export function matchColumns(
  columns: readonly Column[],
  headers: readonly { key: string; header: string }[],
): Record<string, string> {
  const mapping: Record<string, string> = {}
  const taken = new Set<string>()
  for (const column of columns) {
    const found = headers.find(
      ({ key, header }) => !taken.has(key) && isHeaderOf(column, plainHeader(header)),
    )
    if (!found) continue
    mapping[column.field] = found.key
    taken.add(found.key)
  }
  return mapping
}

export type Remark = {
  column: string | null
  code: string
  th: string
  en: string
  matchId?: string
  /** Of an error: tells cells with the same text, without the text */
  cell?: string
}
/** How the codes of notes begin that say who may come in to work. */
export const VERDICT = 'verdict-'

export type Fault = { column: string | null; code: ProblemCode; values?: Values }

/** A row as it is stored. */
export type FileRow = {
  rowNo: number
  cells: Record<string, string>
  flaws: Record<string, CellFlaw>
  /** The record that the reader says it is; NIL_ID: no record that exists */
  matchId: string | null
}

/** A value: undefined keeps, null clears. */
export type Value = string | number | null | undefined
/** Null where nothing stands. */
export const textOf = (value: Value): string | null =>
  typeof value === 'string' && value ? value : null

export type RowValues = {
  values: Record<string, Value>
  faults: Fault[]
  /** How cells were read that could mean something else, each once */
  readings: ReadingNote[]
}

/** What days are read by: the era of a year of two digits is that of the reader's forms. */
export type Calendar = { era: Era; today: Day }

/** `-` clears a field; blank keeps it. */
const CLEARS = /^[-–—]$/

/** The values of the mapped columns, and what is wrong in their cells. References are still texts. */
export function readRow(
  columns: readonly Column[],
  mapping: Record<string, string>,
  { cells, flaws }: Pick<FileRow, 'cells' | 'flaws'>,
  calendar: Calendar,
): RowValues {
  const values: Record<string, Value> = {}
  const faults: Fault[] = []
  const readings = new Set<ReadingNote>()
  for (const { field, reading } of columns) {
    const key = mapping[field]
    if (!key) continue
    const text = blankIfUnseen(cells[key] ?? '')
    const flaw = flaws[key]
    if (flaw) faults.push({ column: field, code: flaw, values: { text } })
    if (flaw || text === '') continue
    if (CLEARS.test(text)) values[field] = null
    else {
      const { value, fault, note } = readText(reading, text, calendar)
      if (fault) faults.push({ column: field, ...fault })
      else values[field] = value
      if (note) readings.add(note)
    }
  }
  return { values, faults, readings: [...readings] }
}

type ReadingNote = 'buddhist-year' | 'zero-added' | 'tax-id-zero-added'

type Read = { value?: Value; fault?: Omit<Fault, 'column'>; note?: ReadingNote }

function readText(reading: Reading, text: string, calendar: Calendar): Read {
  if (reading.as === 'day') return readDay(text, calendar)
  if (reading.as === 'code') return { value: withoutUnseen(text).trim() }
  if (reading.as === 'number') return { value: digitsOf(text) }
  if (reading.as === 'phone') return readPhone(digitsOf(text))
  if (reading.as === 'taxId') return readTaxId(digitsOf(text))
  if (reading.as === 'employer') return readEmployer(text)
  if (reading.as !== 'choice') return { value: text }
  const wanted = plainHeader(text)
  const words = (choice: string) =>
    (['th', 'en'] as const).map((language) =>
      labelOf(language, { label: `${reading.words}.${choice}` }),
    )
  const value = reading.of.find(
    (choice) =>
      reading.synonyms?.[choice]?.test(wanted) ||
      [choice, ...words(choice)].some((word) => plainHeader(word) === wanted),
  )
  if (value) return { value }
  const choices = reading.of.map((choice) => words(choice)[0]).join(', ')
  return { fault: { code: 'row-not-a-choice', values: { choices } } }
}

const digitsOf = (text: string) => westernDigits(withoutUnseen(text)).replace(/\s/g, '')

/** As in a form; but a year of two digits that would be nearer in the other era says neither. */
function readDay(text: string, { era, today }: Calendar): Read {
  const day = parseTypedDay(era, text)
  if (!day) return { fault: { code: 'row-not-a-day' } }
  const other = parseTypedDay(era === 'BE' ? 'CE' : 'BE', text)
  const awayFrom = (one: Day) => Math.abs(daysFrom(today, one))
  if (other && awayFrom(other) < awayFrom(day)) return { fault: { code: 'row-year-unclear' } }
  const isGuessed = other !== day && era === 'BE'
  return { value: day, note: isGuessed || isBuddhist(text) ? 'buddhist-year' : undefined }
}

const isBuddhist = (text: string) => /2[4-9]\d\d/.test(westernDigits(text))

/** A spreadsheet takes a telephone number for an amount, and drops its leading 0. */
const readPhone = (digits: string): Read =>
  /^[1-9]\d{7,8}$/.test(digits) ? { value: `0${digits}`, note: 'zero-added' } : { value: digits }

/** That of a company begins with a 0; the check digit, the same as a person's, tells it from one that lacks another digit. */
const readTaxId = (digits: string): Read =>
  isThaiNationalId(`0${digits}`)
    ? { value: `0${digits}`, note: 'tax-id-zero-added' }
    : { value: digits }

/** A company is named, or told by its tax ID. */
function readEmployer(text: string): Read {
  const digits = digitsOf(text).replaceAll('-', '')
  return /^\d{12,13}$/.test(digits) ? readTaxId(digits) : { value: text }
}

/** `A` … `Z`, `AA` …: the letters of a column from its number, from 0. */
export function keyOfColumn(index: number): string {
  const last = String.fromCharCode(65 + (index % 26))
  return index < 26 ? last : keyOfColumn(Math.floor(index / 26) - 1) + last
}

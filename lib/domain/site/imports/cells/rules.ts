/** What the texts of a file mean: which column holds which field, and what stands in its cells. */
import { parseTypedDay, westernDigits } from '@/lib/platform/dates/typed-day'
import { messages } from '@/lib/platform/i18n/catalogue'
import { messageAt } from '@/lib/platform/i18n/message-at'
import type { Language, ProblemCode, Values } from '@/lib/platform/contract/problems'
import type { CellFlaw } from '@/lib/platform/spreadsheets/table'

/** How the text of a cell becomes a value. `choice`: one of these, by its word in the catalogue or a synonym. */
type Reading =
  | { as: 'text' | 'number' | 'day' | 'employer' }
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

export type RowValues = { values: Record<string, Value>; faults: Fault[]; hasBuddhistYear: boolean }

/** `-` clears a field; blank keeps it. */
const CLEARS = /^[-–—]$/

/** The values of the mapped columns, and what is wrong in their cells. References are still texts. */
export function readRow(
  columns: readonly Column[],
  mapping: Record<string, string>,
  { cells, flaws }: Pick<FileRow, 'cells' | 'flaws'>,
): RowValues {
  const values: Record<string, Value> = {}
  const faults: Fault[] = []
  let hasBuddhistYear = false
  for (const { field, reading } of columns) {
    const key = mapping[field]
    if (!key) continue
    const text = cells[key] ?? ''
    const flaw = flaws[key]
    if (flaw) faults.push({ column: field, code: flaw, values: { text } })
    if (flaw || text === '') continue
    if (CLEARS.test(text)) values[field] = null
    else {
      const { value, fault } = readText(reading, text)
      if (fault) faults.push({ column: field, ...fault })
      else values[field] = value
      if (reading.as === 'day' && value) hasBuddhistYear ||= isBuddhist(text)
    }
  }
  return { values, faults, hasBuddhistYear }
}

const isBuddhist = (text: string) => /2[4-9]\d\d/.test(westernDigits(text))

type Read = { value?: Value; fault?: Omit<Fault, 'column'> }

function readText(reading: Reading, text: string): Read {
  if (reading.as === 'day') {
    const day = parseTypedDay('BE', text)
    return day ? { value: day } : { fault: { code: 'row-not-a-day' } }
  }
  if (reading.as === 'number') return { value: westernDigits(text).replace(/[\s]/g, '') }
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

/** `A` … `Z`, `AA` …: the letters of a column from its number, from 0. */
export function keyOfColumn(index: number): string {
  const last = String.fromCharCode(65 + (index % 26))
  return index < 26 ? last : keyOfColumn(Math.floor(index / 26) - 1) + last
}

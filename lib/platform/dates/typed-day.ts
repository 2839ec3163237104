import { isDay, type Day } from './day'
import { commonEraYear, type Era } from './format'

/** Full and short names, without dots. */
const MONTHS: [RegExp, number][] = [
  [/^(มกราคม|มค|jan(uary)?)$/, 1],
  [/^(กุมภาพันธ์|กพ|feb(ruary)?)$/, 2],
  [/^(มีนาคม|มีค|mar(ch)?)$/, 3],
  [/^(เมษายน|เมย|apr(il)?)$/, 4],
  [/^(พฤษภาคม|พค|may)$/, 5],
  [/^(มิถุนายน|มิย|june?)$/, 6],
  [/^(กรกฎาคม|กค|july?)$/, 7],
  [/^(สิงหาคม|สค|aug(ust)?)$/, 8],
  [/^(กันยายน|กย|sept?(ember)?)$/, 9],
  [/^(ตุลาคม|ตค|oct(ober)?)$/, 10],
  [/^(พฤศจิกายน|พย|nov(ember)?)$/, 11],
  [/^(ธันวาคม|ธค|dec(ember)?)$/, 12],
]

/** A typed year from this one on is of the Buddhist era. */
const FIRST_BUDDHIST_YEAR = 2400

/** A time behind a day, of no zone: in another one it might be another day. */
const TIME =
  /(?<=\d)[\s,t]+(เวลา\s*)?\d{1,2}(:\d{2}(:\d{2}(\.\d{1,9})?)?(\s*(am|pm|น\.?))?|\.\d{2}\s*น\.?)$/

/** Longer texts are no days; the patterns below cost more than their length. */
const LONGEST = 60

/**
 * The day that somebody typed, day before month as in Thailand: `5/12/2569`, `5-12-69`, `5 ธ.ค. 2569`,
 * `๕ ธันวาคม ๒๕๖๙`, `5 Dec 2026`; or the year first: `2026-12-05`, `2026/12/05`. The era of a year of four digits follows from its number; a year of two
 * digits is of `era`. A time behind the day is left out. Null for anything else.
 */
export function parseTypedDay(era: Era, text: string): Day | null {
  if (text.length > LONGEST) return null
  const plain = westernDigits(text.trim().toLowerCase())
    .replace(TIME, '')
    .replace(/\s*(พ\.?ศ\.?|ค\.?ศ\.?|\bbe\b|\bce\b)\s*/g, ' ')
  const [, year, , month, date] = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/.exec(plain.trim()) ?? []
  if (year && month && date) return dayOf(yearOf(era, year), Number(month), Number(date))
  const typed = /^(\d{1,2})[\s/.-]*(\d{1,2}(?=[\s/.-])|[^\d\s/-]+)[\s/.-]*(\d{4}|\d{2})$/.exec(
    plain.trim(),
  )
  if (!typed) return null
  const [, typedDate = '', typedMonth = '', typedYear = ''] = typed
  return dayOf(yearOf(era, typedYear), monthOf(typedMonth), Number(typedDate))
}

export const westernDigits = (text: string): string =>
  text.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - '๐'.charCodeAt(0)))

function monthOf(text: string): number {
  if (/^\d+$/.test(text)) return Number(text)
  const name = text.replaceAll('.', '')
  return MONTHS.find(([pattern]) => pattern.test(name))?.[1] ?? 0
}

function yearOf(era: Era, digits: string): number {
  const year = Number(digits)
  if (digits.length === 2) return era === 'BE' ? commonEraYear('BE', 2500 + year) : 2000 + year
  return year >= FIRST_BUDDHIST_YEAR ? commonEraYear('BE', year) : year
}

function dayOf(year: number, month: number, date: number): Day | null {
  const [y, m, d] = [
    String(year).padStart(4, '0'),
    String(month).padStart(2, '0'),
    String(date).padStart(2, '0'),
  ]
  const value = `${y}-${m}-${d}`
  return isDay(value) ? value : null
}

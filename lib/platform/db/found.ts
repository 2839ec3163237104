import * as z from 'zod'
import type { Actor } from '../access/actor'
import { recordTypes, type RecordType } from '../access/record-pages'
import { SHORTEST_WORD } from '../contract/search-words'
import { westernDigits } from '../dates/typed-day'
import type { Day } from '../dates/day'
import { fragment, joined, type Fragment } from './fragment'
import { matchesWordsSql } from './search'

/** What somebody looks for in the records of all nouns. */
export type Sought = {
  actor: Actor
  today: Day
  text: string
  words: string[]
  /** The most hits of one noun. */
  limit: number
}

/** A record that was found; `detail…` and `day` tell it from others of the same name. */
export const foundRow = z.object({
  type: z.enum(recordTypes),
  id: z.guid(),
  /** As links have it: `lib/platform/access/record-pages.ts`. */
  key: z.string(),
  nameTh: z.string(),
  nameEn: z.string().nullable(),
  detailTh: z.string().nullable(),
  detailEn: z.string().nullable(),
  day: z.string().nullable(),
  isExact: z.boolean(),
})
export type FoundRow = z.output<typeof foundRow>

type Noun = {
  type: RecordType
  /** `id`, `key`, `nameTh`, `nameEn`, `detailTh`, `detailEn` and `day`. */
  columns: Fragment
  from: Fragment
  /** Which records the actor may see. */
  visible: Fragment
  /** That a record has the code that was typed; null if no code was typed. */
  exact: Fragment | null
  /** The columns in which words are searched. Without an index only in short tables. */
  searched: Fragment[]
  /** By the columns of the answer. */
  order: Fragment
}

/** Of so many records that have the words, the first ones are shown: who finds more types another word. */
const MOST_CANDIDATES = 200

/** The records of a noun that have the typed code, and those that have all the words. */
export function foundIn(
  { type, columns, from, visible, exact, searched, order }: Noun,
  { words, limit }: Sought,
): Fragment[] {
  const rows = (condition: Fragment, isExact: boolean, most: number) => fragment`
    SELECT ${type}::text AS "type", ${columns}, ${isExact}::boolean AS "isExact"
    FROM ${from} WHERE ${visible} AND ${condition} LIMIT ${most}`
  const hasWords = words.some(({ length }) => length >= SHORTEST_WORD)
  const candidates = () =>
    rows(joined(matchesWordsSql(words, searched), ' AND '), false, MOST_CANDIDATES)
  return [
    ...(exact ? [fragment`(${rows(exact, true, limit)})`] : []),
    ...(hasWords
      ? [
          fragment`(SELECT * FROM (${candidates()}) candidate
            ORDER BY ${order}, "id" LIMIT ${limit})`,
        ]
      : []),
  ]
}

/** A code of ours: all have the same trigrams, so that looking for one in texts would read nearly all of them. */
export const isWholeCode = (text: string): boolean => /^(p|(t|wp)-\d{4})-\d{6}$/i.test(text)

/** A code such as `T-2026-000123`, or the end of one, such as `-000123`. */
type TypedCode = { text: string; isWhole: boolean }

/** What somebody typed as `T-2026-000123`, `2026-000123`, `t123` or `123`; null for anything else. */
export function typedCode(prefix: string, text: string): TypedCode | null {
  const code = new RegExp(String.raw`^(?:${prefix})?[\s-]*(\d{4}-)?0*([1-9]\d{0,8})$`, 'i')
  const [, year, number] = code.exec(westernDigits(text)) ?? []
  if (!number) return null
  const end = `-${number.padStart(6, '0')}`
  return year
    ? { text: `${prefix}-${year.slice(0, 4)}${end}`, isWhole: true }
    : { text: end, isWhole: false }
}

export const isCode = (column: Fragment, { text, isWhole }: TypedCode): Fragment =>
  isWhole ? fragment`${column} = ${text}` : fragment`${column} LIKE ${`%${text}`}`

import { searchedWords } from '../contract/search-words'
import { fragment, joined, type Fragment } from './fragment'

/**
 * A filter that finds every word of a keyword in any of the fields, any part, without regard to case:
 * "สมชาย ใจ" finds the first name in one column and the last name in another. Trigram indexes serve it.
 */
export function matchesKeyword<Where>(
  keyword: string | undefined,
  fields: (contains: { contains: string; mode: 'insensitive' }) => Where[],
): { AND: { OR: Where[] }[] } {
  return {
    AND: searchedWords(keyword).map((word) => ({
      OR: fields({ contains: escapeLike(word), mode: 'insensitive' }),
    })),
  }
}

/** The same in SQL: one condition for each word. */
export const matchesKeywordSql = (keyword: string | undefined, columns: Fragment[]): Fragment[] =>
  matchesWordsSql(searchedWords(keyword), columns)

/** For each word that it is in one of the columns. */
export const matchesWordsSql = (words: string[], columns: Fragment[]): Fragment[] =>
  words.map((word) => {
    const part = containing(word)
    const hits = columns.map((column) => fragment`${column} ILIKE ${part}`)
    return fragment`(${joined(hits, ' OR ')})`
  })

/** The LIKE pattern that finds a text anywhere. */
export const containing = (text: string) => `%${escapeLike(text)}%`

/** In letters and digits: what is shorter stands within many other texts. */
const SHORT = 6
const WORD = '[A-Za-z0-9\\u0E00-\\u0E7F]'
/** At a word's start; in the text of a JSON value also behind a line break. */
const START = String.raw`(?:(?<=\\[nrt])|(?<!${WORD}))`

/**
 * The regular expression of PostgreSQL that finds any of the names anywhere, a short one as words of its own only. A hundred
 * names in one take twice as long as one name; each in its own, a hundred times.
 */
export const naming = (names: readonly string[]): string =>
  names.length === 0 ? NOTHING : names.map((name) => `(?:${patternOf(name)})`).join('|')

const NOTHING = '(?!)'

function patternOf(text: string): string {
  const plain = text.replace(/[^\p{L}\p{M}\p{N}\s]/gu, String.raw`\$&`)
  const letters = text.match(/[\p{L}\p{N}]/gu) ?? []
  return letters.length < SHORT ? `${START}${plain}(?!${WORD})` : plain
}

/** The same within the text of a JSON value. */
export const namingInJson = (names: readonly string[]): string =>
  naming(names.map((name) => JSON.stringify(name).slice(1, -1)))

/** Makes `%` and `_` plain characters; Prisma does not escape them. */
export const escapeLike = (word: string) => word.replace(/[\\%_]/g, '\\$&')

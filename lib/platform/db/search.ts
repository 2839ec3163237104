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
export function matchesKeywordSql(keyword: string | undefined, columns: Fragment[]): Fragment[] {
  return searchedWords(keyword).map((word) => {
    const part = containing(word)
    const hits = columns.map((column) => fragment`${column} ILIKE ${part}`)
    return fragment`(${joined(hits, ' OR ')})`
  })
}

/** The LIKE pattern that finds a text anywhere. */
export const containing = (text: string) => `%${escapeLike(text)}%`

/** The same within the text of a JSON value. */
export const containingInJson = (text: string) => containing(JSON.stringify(text).slice(1, -1))

/** Makes `%` and `_` plain characters; Prisma does not escape them. */
export const escapeLike = (word: string) => word.replace(/[\\%_]/g, '\\$&')

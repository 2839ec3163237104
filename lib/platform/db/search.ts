import { searchedWords } from '../contract/search-words'
import { Prisma } from './generated/client'

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

/** The same in SQL: one condition a word. The columns stand in it as they are, so they must come from us. */
export function matchesKeywordSql(keyword: string | undefined, columns: string[]): Prisma.Sql[] {
  return searchedWords(keyword).map((word) => {
    const part = containing(word)
    const hits = columns.map((column) => Prisma.sql`${Prisma.raw(column)} ILIKE ${part}`)
    return Prisma.sql`(${Prisma.join(hits, ' OR ')})`
  })
}

/** The pattern of LIKE that finds a text anywhere. */
export const containing = (text: string) => `%${escapeLike(text)}%`

/** `%` and `_` are letters to those who search, not wildcards; Prisma does not escape them. */
export const escapeLike = (word: string) => word.replace(/[\\%_]/g, '\\$&')

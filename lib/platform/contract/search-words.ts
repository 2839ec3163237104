/** Each word adds a condition for every searched field. */
export const MOST_WORDS = 6

/** In letters. A trigram index finds no shorter word. */
export const SHORTEST_WORD = 3

/** The words of a keyword without repetitions, in NFC as all that is kept; case is ignored. */
export function distinctWords(keyword = ''): string[] {
  const words = keyword.normalize('NFC').split(/\s+/).filter(Boolean)
  return [...new Map(words.map((word) => [word.toLowerCase(), word])).values()]
}

/** The words that are searched, by the server and by pages that filter rows in memory. */
export const searchedWords = (keyword?: string) => distinctWords(keyword).slice(0, MOST_WORDS)

/** More words narrow nothing that a person reads, and each costs a condition on every field. */
export const MOST_WORDS = 6

/** The words of a keyword, each once, whatever its case. */
export function distinctWords(keyword = ''): string[] {
  const words = keyword.split(/\s+/).filter(Boolean)
  return [...new Map(words.map((word) => [word.toLowerCase(), word])).values()]
}

/** Those that are searched, by the server and where a page searches what it has at hand. */
export const searchedWords = (keyword?: string) => distinctWords(keyword).slice(0, MOST_WORDS)

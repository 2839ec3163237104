import { searchedWords } from '@/lib/platform/contract/search-words'

/** Normalises text for comparison: NFC, lower case. */
export const comparable = (text: string): string => text.normalize('NFC').toLowerCase()

/** Tests whether a text contains every searched word; the text has to come from `comparable`. */
export function matchesWords(typed: string): (text: string) => boolean {
  const words = searchedWords(comparable(typed))
  return (text) => words.every((word) => text.includes(word))
}

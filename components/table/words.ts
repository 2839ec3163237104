import { searchedWords } from '@/lib/platform/contract/search-words'

/** Text as it is compared: composed, and without regard to case. */
export const comparable = (text: string): string => text.normalize('NFC').toLowerCase()

/** Whether every word of what was typed, as far as words are searched, occurs in a text that `comparable` has made. */
export function matchesWords(typed: string): (text: string) => boolean {
  const words = searchedWords(comparable(typed))
  return (text) => words.every((word) => text.includes(word))
}

/** Text as it is compared: composed, and without regard to case. */
export const comparable = (text: string): string => text.normalize('NFC').toLowerCase()

/** Whether every word of what was typed occurs in a text that `comparable` has made. */
export function matchesWords(typed: string): (text: string) => boolean {
  const words = comparable(typed).split(/\s+/).filter(Boolean)
  return (text) => words.every((word) => text.includes(word))
}

/**
 * Control characters, separators of lines and paragraphs, and what overrides the direction of text: with them a text shows
 * something else than it holds. The marks U+200E and U+200F, and the spaces and joiners without width that Thai is written
 * with, stay.
 */
const HIDDEN = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u
const HIDDEN_IN_LINES = /(?![\n\t])[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u

const UNSEEN = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/** Without the characters that are not seen, such as come along when a number or an address is pasted. */
export const withoutUnseen = (text: string): string => text.replace(UNSEEN, '')

const UNSEEN_ENDS =
  /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]+|[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]+$/gu

/** The same around a text alone: within it a space without width may divide words. */
export const withoutUnseenEnds = (text: string): string => text.replace(UNSEEN_ENDS, '')

export const hasNul = (text: string): boolean => text.includes('\u0000')

/** Without NUL and lone surrogates, which PostgreSQL does not accept. */
export const isStorable = (text: string): boolean => !hasNul(text) && text.isWellFormed()

export const isOneLine = (text: string): boolean => !HIDDEN.test(text)

/** As `isOneLine`, with line breaks and tabs. */
export const isPlainLines = (text: string): boolean => !HIDDEN_IN_LINES.test(text)

/** The start of a text, without half a character at its end: PostgreSQL takes none in JSON. */
export const startOf = (text: string, longest: number): string =>
  text.slice(0, longest).toWellFormed()

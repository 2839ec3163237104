import type * as z from 'zod'

/** For schemas without a `.max()`; a test makes sure that contracts have one. */
const LONGEST_TEXT = 1_000
const LONGEST_LIST = 1_000

/** In bytes: multipart headers and the fields beside the file. */
const FORM_OVERHEAD = 64 * 1024

/** The `bodyLimit` of a form with a file of at most so many bytes. */
export const formLimit = (fileLimit: number): number => fileLimit + FORM_OVERHEAD

/** Records of one call that changes many. */
export const MOST_AT_ONCE = 500

/** NFC composes at most four code units to one (U+1F82 of alpha and three marks). */
const MOST_COMPOSED = 4

/** Unicode's limit for streamed text is 30 marks on a letter (UAX #15, Stream-Safe Text Format). */
const STACKED_MARKS = /\p{M}{31}/u

export const longestText = (schema: z.ZodType): number => largestOf(schema) ?? LONGEST_TEXT
export const longestList = (schema: z.ZodType): number => largestOf(schema) ?? LONGEST_LIST

/** The value of `.max()` of a schema. */
export const largestOf = (schema: z.ZodType): number | undefined =>
  checksOf(schema).find(({ check }) => check === 'max_length')?.maximum

/** In NFC; a text with so many marks that no field takes it stays as it is. */
export const composed = (text: string): string =>
  STACKED_MARKS.test(text) ? text : text.normalize('NFC')

type Excess = 'too-long' | 'stacked-marks'
type BoundText = { text: string; excess?: Excess }

/**
 * A text in NFC, at most as long as its schema allows. The length is checked first: NFC sorts the marks of a letter, in
 * a time that grows with the square of their number.
 */
export const boundText = (schema: z.ZodType, given: string): BoundText =>
  boundTo(longestText(schema), isTrimmed(schema) ? given.trim() : given)

/** The same where no schema is at hand. */
export function boundTo(longest: number, text: string): BoundText {
  if (text.length > longest * MOST_COMPOSED) return cut(text, longest)
  if (STACKED_MARKS.test(text)) return { text: '', excess: 'stacked-marks' }
  const whole = text.normalize('NFC')
  return whole.length > longest ? cut(whole, longest) : { text: whole }
}

const cut = (text: string, longest: number): BoundText => ({
  text: text.slice(0, longest),
  excess: 'too-long',
})

const isTrimmed = (schema: z.ZodType) => checksOf(schema).some(({ check }) => check === 'overwrite')

const checksOf = ({ _zod }: z.ZodType) =>
  (_zod.def.checks ?? []).map((each) => each._zod.def as { check: string; maximum?: number })

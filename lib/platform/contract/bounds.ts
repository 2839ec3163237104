import type * as z from 'zod'

/** For what declares no largest length itself. A test asks every contract to declare one. */
const LONGEST_TEXT = 1_000
const LONGEST_LIST = 1_000

/** NFC makes at most four code units into one (U+1F82 of alpha and three marks). */
const SHRINKS_BY = 4

/** One more mark on one letter than Unicode's own bound for text that is read as it comes (UAX #15, Stream-Safe). */
const STACKED_MARKS = /\p{M}{31}/u

export const longestText = (schema: z.ZodType): number => largestOf(schema) ?? LONGEST_TEXT
export const longestList = (schema: z.ZodType): number => largestOf(schema) ?? LONGEST_LIST

/** What `.max()` of a schema says, wherever it stands among its checks. */
export const largestOf = (schema: z.ZodType): number | undefined =>
  checksOf(schema).find(({ check }) => check === 'max_length')?.maximum

/** What is wrong with a text, before anybody else looks at it. */
type Excess = 'too-long' | 'stacked-marks'
export type BoundText = { text: string; excess?: Excess }

/**
 * A text in NFC, at most as long as its schema allows. Its length is looked at before its letters are: NFC sorts
 * the marks of a letter, at a cost that grows with their square.
 */
export function boundText(schema: z.ZodType, given: string): BoundText {
  const longest = longestText(schema)
  const text = isTrimmed(schema) ? given.trim() : given
  if (text.length > longest * SHRINKS_BY) return cut(text, longest)
  if (STACKED_MARKS.test(text)) return { text: '', excess: 'stacked-marks' }
  const composed = text.normalize('NFC')
  return composed.length > longest ? cut(composed, longest) : { text: composed }
}

const cut = (text: string, longest: number): BoundText => ({
  text: text.slice(0, longest),
  excess: 'too-long',
})

const isTrimmed = (schema: z.ZodType) => checksOf(schema).some(({ check }) => check === 'overwrite')

const checksOf = ({ _zod }: z.ZodType) =>
  (_zod.def.checks ?? []).map((each) => each._zod.def as { check: string; maximum?: number })

import * as z from 'zod'
import { isOneLine, isPlainLines, withoutUnseen, withoutUnseenEnds } from './plain-text'

/** Field types that every noun shares. Text arrives NFC-normalised; blank text counts as absent. */

/** The longest accepted text of an id, a day or a time, valid or not. */
const LONGEST_ID = 100

export const id = z
  .guid()
  .max(LONGEST_ID)
  .transform((value) => value.toLowerCase())
export const byId = z.object({ id })

/** A record as others refer to it. */
export const named = z.object({ id: z.guid(), nameTh: z.string(), nameEn: z.string().nullable() })

export const rowVersion = z.int().min(1).optional().meta({
  description: 'The version that was read. Without it the check for stale writes is skipped.',
})

const SEEN = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u

/** A text of which nothing is seen is blank. Within a text such characters stay: a zero-width space divides Thai words. */
export const blankIfUnseen = (value: string) => (SEEN.test(value) ? value : '')

const trimmed = () => z.string().overwrite(blankIfUnseen).trim()

/** One line, which may be blank. */
const line = (max: number) =>
  trimmed()
    .max(max)
    .refine(isOneLine, { params: { rule: 'one-line' } })

/** Several lines. Line breaks arrive as those of Windows, too. */
const lines = (max: number) =>
  trimmed()
    .overwrite((value) => value.replaceAll('\r\n', '\n'))
    .max(max)
    .refine(isPlainLines, { params: { rule: 'plain-lines' } })

/** A name or another text of one line. */
export const text = (max: number) => line(max).min(1)

/** What people explain in several lines. */
export const longText = (max: number) => lines(max).min(1)

const seen = () => z.string().overwrite(withoutUnseen).trim()

/**
 * A code, a number, a name of its own or the like that is told apart from others by what is seen of it: of two that look
 * alike, the second would pass as another one.
 */
const seenLine = () => seen().refine(isOneLine, { params: { rule: 'one-line' } })

export const uniqueText = (max: number) => seenLine().min(1).max(max)

export const optionalCode = (max: number) => seenLine().max(max).nullish().transform(blankToNull)

/** What was scanned, or what a device has recorded without a network and can no longer correct. */
export const recordedText = (max: number) => z.string().trim().min(1).max(max)

/**
 * A field that may be empty. On a save, null and blank clear it, and leaving it out keeps its value.
 */
export const optionalText = (max: number) => line(max).nullish().transform(blankToNull)

export const optionalLongText = (max: number) => lines(max).nullish().transform(blankToNull)

/** From 1 on. As of an optional text, null and blank clear it. */
export const optionalCount = (max: number) =>
  z
    .union([z.literal(''), z.int().min(1).max(max)])
    .nullish()
    .transform((value) => (value === '' ? null : value))

export const optionalId = z
  .union([z.literal(''), id])
  .nullish()
  .transform(blankToNull)

export const email = seen()
  .max(254)
  .pipe(z.email())
  .transform((value) => value.toLowerCase())
export const optionalEmail = z
  .union([z.literal(''), email])
  .nullish()
  .transform(blankToNull)

export const optionalPhone = optionalCode(40).refine(
  (value) => !value || /^\+?[0-9 ()-]{6,}$/.test(value),
  { params: { rule: 'phone' } },
)

/** What is looked for in texts. */
export const sought = () => z.string().overwrite(withoutUnseenEnds)

export const keyword = sought()
  .max(100)
  .nullish()
  .transform((value) => value || undefined)
  .meta({
    description:
      'Every word must occur in one of the searched fields, in any part; the first six distinct words count.',
  })

/** The required term of a search for a code. Missing and null are blank, which every record contains. */
export const searchedCode = (max: number) =>
  seen()
    .max(max)
    .nullish()
    .transform((value) => value ?? '')

/** A filter of a list. Null and blank do not filter. */
export const filter = <T extends z.ZodType>(type: T) =>
  z.preprocess(blankToAbsent<z.input<T>>, type.optional()).optional()

/** For a filter that may not be blank. Source: docs/interface.md#filters-and-search-terms. */
export const nonBlankFilter = <T extends z.ZodType>(type: T) =>
  type.nullish().transform((value) => value ?? undefined)

/** For a look-up that reads the names of what is already selected. */
export const onlyIds = filter(z.array(id).max(500)).meta({ description: 'Those of these ids only' })

function blankToAbsent<T>(value: T | '' | null | undefined): T | undefined {
  const isBlank = typeof value === 'string' && value.trim() === ''
  return isBlank ? undefined : ((value ?? undefined) as T | undefined)
}

function blankToNull(value: string | null | undefined): string | null | undefined {
  return value === undefined ? undefined : value || null
}

import type * as z from 'zod'
import { boundText, longestList, longestText } from './bounds'
import { checkingEnd, partsOf } from './schema-parts'
import { requireStorable } from './storable'

type Path = (string | number)[]
/** In the form of zod's issues, so that they get the same texts. */
export type LimitIssue = { path: Path; input: undefined } & (
  | { code: 'too_big'; origin: 'string' | 'array'; maximum: number; inclusive: true }
  | { code: 'custom'; params: { rule: 'stacked-marks' } }
)

/**
 * The input as its schema spells it. Names of members match in any case, at every depth; an exact match wins. Text is
 * in NFC. Texts and lists that are too long are cut and named in `limitIssues`, for which the input must be refused.
 */
export function normalizeInput(schema: z.ZodType, value: unknown) {
  requireStorable(value)
  const limitIssues: LimitIssue[] = []
  return { value: fit(schema, value, { path: [], limitIssues }), limitIssues }
}

type Place = { path: Path; limitIssues: LimitIssue[] }

function fit(schema: z.ZodType, value: unknown, place: Place): unknown {
  const { type, shape, innerType, options, discriminator, ...parts } = partsOf(schema)
  if (innerType) return fit(innerType, value, place)
  if (type === 'pipe') return fit(checkingEnd(parts), value, place)
  // A test makes sure that at most one choice takes text, so that none cuts a text that another would take.
  if (options && discriminator) return fitChoice(options, discriminator, value, place)
  if (options) return options.reduce((fitted, option) => fit(option, fitted, place), value)
  if (type === 'string' && typeof value === 'string') return fitText(schema, value, place)
  if (parts.element && Array.isArray(value)) return fitList(schema, parts.element, value, place)
  if (shape && isRecord(value)) return fitRecord(shape, value, place)
  return value
}

/** A record of one of several shapes, by the member that tells them apart. */
function fitChoice(
  options: z.ZodType[],
  discriminator: string,
  value: unknown,
  place: Place,
): unknown {
  const given =
    isRecord(value) && Object.keys(value).find((name) => isSpelling(name, discriminator))
  const choice = options.find(
    (option) => given && partsOf(option).shape?.[discriminator]?.safeParse(value[given]).success,
  )
  return choice ? fit(choice, value, place) : value
}

const isSpelling = (name: string, member: string) => name.toLowerCase() === member.toLowerCase()

function fitText(schema: z.ZodType, given: string, { path, limitIssues }: Place): string {
  const { text, excess } = boundText(schema, given)
  if (excess === 'too-long') limitIssues.push(tooBig('string', longestText(schema), path))
  if (excess === 'stacked-marks')
    limitIssues.push({ code: 'custom', params: { rule: excess }, path, input: undefined })
  return text
}

function fitList(schema: z.ZodType, element: z.ZodType, all: unknown[], place: Place): unknown[] {
  const longest = longestList(schema)
  if (all.length <= longest)
    return all.map((item, index) => fit(element, item, inside(place, index)))
  place.limitIssues.push(tooBig('array', longest, place.path))
  return []
}

function fitRecord(
  shape: Record<string, z.ZodType>,
  value: Record<string, unknown>,
  place: Place,
): Record<string, unknown> {
  const spelling = new Map(Object.keys(shape).map((name) => [name.toLowerCase(), name]))
  const fitted: Record<string, unknown> = {}
  for (const [name, member] of Object.entries(value)) {
    const spelled = spelling.get(name.toLowerCase())
    if (!spelled || (spelled !== name && Object.hasOwn(value, spelled))) continue
    fitted[spelled] = fit(shape[spelled]!, member, inside(place, spelled))
  }
  return fitted
}

const inside = ({ path, limitIssues }: Place, step: string | number): Place => ({
  path: [...path, step],
  limitIssues,
})

const tooBig = (origin: 'string' | 'array', maximum: number, path: Path): LimitIssue => ({
  code: 'too_big',
  origin,
  maximum,
  inclusive: true,
  path,
  input: undefined,
})

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

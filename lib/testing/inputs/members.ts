import type * as z from 'zod'
import { checkingEnd, partsOf } from '@/lib/platform/contract/schema-parts'

/** A schema within an input, and the path to it: names of members, and 0 for an item of a list. */
export type Place = { path: (string | 0)[]; schema: z.ZodType }

/** Every schema that parses a value of the caller, from an input down to its leaves. */
export function placesIn(schema: z.ZodType, path: Place['path'] = []): Place[] {
  const { type, shape, element, innerType, options, ...parts } = partsOf(schema)
  const here = { path, schema }
  if (innerType) return placesIn(innerType, path)
  if (type === 'pipe') return placesIn(checkingEnd(parts), path)
  if (options) return [here, ...options.flatMap((option) => placesIn(option, path))]
  if (element) return [here, ...placesIn(element, [...path, 0])]
  if (!shape) return [here]
  const members = Object.entries(shape)
  return [here, ...members.flatMap(([name, member]) => placesIn(member, [...path, name]))]
}

export const typeOf = ({ schema }: Place) => schema._zod.def.type

/** The smallest input with a value at a place. */
export const inputWith = ({ path }: Place, value: unknown): unknown =>
  path.toReversed().reduce((inner, step) => (step === 0 ? [inner] : { [step]: inner }), value)

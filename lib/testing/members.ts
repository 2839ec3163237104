import type * as z from 'zod'

/** A schema within an input, and the path to it: names of members, and 0 for an item of a list. */
export type Place = { path: (string | 0)[]; schema: z.ZodType }

type Definition = {
  type: string
  shape?: Record<string, z.ZodType>
  element?: z.ZodType
  innerType?: z.ZodType
  in?: z.ZodType
  out?: z.ZodType
  options?: z.ZodType[]
}

/** Every schema that parses a value of the caller, from an input down to its leaves. */
export function placesIn(schema: z.ZodType, path: Place['path'] = []): Place[] {
  const { type, shape, element, innerType, options, ...def } = schema._zod
    .def as unknown as Definition
  const here = { path, schema }
  if (innerType) return placesIn(innerType, path)
  if (type === 'pipe') {
    const source = def.in?._zod.def.type === 'transform' ? def.out : def.in
    return placesIn(source!, path)
  }
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

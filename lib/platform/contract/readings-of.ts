import * as z from 'zod'
import type { Reading, Readings } from './reading'

type Described = Reading & { anyOf?: Described[]; properties?: Record<string, Described> }

const known = ['type', 'enum', 'format', 'pattern', 'maxLength', 'minimum', 'maximum'] as const

/** How each member of an input is read from an address. */
export function readingsOf(input: z.ZodType): Readings {
  const { properties = {} } = z.toJSONSchema(input, {
    io: 'input',
    unrepresentable: 'any',
  }) as Described
  return Object.fromEntries(
    Object.entries(properties).map(([name, described]) => [name, readingOf(described)]),
  )
}

/** Null, which a filter takes too, has no spelling in an address. */
function readingOf(described: Described): Reading {
  const meant = described.anyOf?.find(({ type }) => (type as string) !== 'null') ?? described
  const members = known.flatMap((name) =>
    meant[name] === undefined ? [] : [[name, meant[name]] as const],
  )
  return Object.fromEntries(members)
}

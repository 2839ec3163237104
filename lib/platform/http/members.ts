import type * as z from 'zod'
import { Problem } from './problem'

/**
 * Makes a request's members fit its schema: names are matched without regard to case at every depth,
 * text is put into NFC, and a NUL character (which PostgreSQL cannot store) is refused.
 * A member that is spelled exactly wins over one that differs in case.
 */
export function fitMembers(schema: z.ZodType, value: unknown): unknown {
  return spell(schema, clean(value))
}

function clean(value: unknown): unknown {
  if (typeof value === 'string') {
    if (value.includes('\u0000')) throw new Problem('nul-character')
    return value.normalize('NFC')
  }
  if (Array.isArray(value)) return value.map(clean)
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [clean(name), clean(member)]),
  )
}

type Definition = {
  type: string
  shape?: Record<string, z.ZodType>
  element?: z.ZodType
  innerType?: z.ZodType
  in?: z.ZodType
  options?: z.ZodType[]
}

function spell(schema: z.ZodType, value: unknown): unknown {
  const {
    type,
    shape,
    element,
    innerType,
    in: source,
    options,
  } = schema._zod.def as unknown as Definition
  if (innerType) return spell(innerType, value)
  if (type === 'pipe' && source) return spell(source, value)
  if (type === 'union' && options) return options.reduce((fit, option) => spell(option, fit), value)
  if (element && Array.isArray(value)) return value.map((item) => spell(element, item))
  if (shape && isRecord(value)) return spellRecord(shape, value)
  return value
}

function spellRecord(shape: Record<string, z.ZodType>, value: Record<string, unknown>) {
  const spelling = new Map(Object.keys(shape).map((name) => [name.toLowerCase(), name]))
  const fitted: Record<string, unknown> = {}
  for (const [name, member] of Object.entries(value)) {
    const spelled = spelling.get(name.toLowerCase())
    if (!spelled || (spelled !== name && Object.hasOwn(value, spelled))) continue
    fitted[spelled] = spell(shape[spelled]!, member)
  }
  return fitted
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

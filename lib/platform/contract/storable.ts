import { Problem } from './problem'

/** Of arrays and objects in one another; the deepest contract (a JSA) goes to 7. */
const DEEPEST = 64

/**
 * Refuses what no record can hold, wherever it stands: NUL and lone surrogates (PostgreSQL stores neither),
 * and nesting so deep that whoever walks it runs out of stack. Looks at each character once.
 */
export function requireStorable(value: unknown, depth = 0): void {
  if (typeof value === 'string') refuseCharacters(value)
  if (!isNested(value)) return
  if (depth === DEEPEST) throw new Problem('nested-too-deep', { values: { limit: DEEPEST } })
  if (Array.isArray(value)) {
    for (const item of value) requireStorable(item, depth + 1)
    return
  }
  for (const [name, member] of Object.entries(value)) {
    refuseCharacters(name)
    requireStorable(member, depth + 1)
  }
}

function refuseCharacters(text: string): void {
  if (text.includes('\u0000')) throw new Problem('nul-character')
  if (!text.isWellFormed()) throw new Problem('lone-surrogate')
}

/** An uploaded file is an object, too, but holds no members of the caller's. */
const isNested = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof Blob)

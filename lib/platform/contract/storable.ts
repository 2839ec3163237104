import { hasNul, isStorable } from './plain-text'
import { Problem } from './problem'

/** Levels of nested arrays and objects; the deepest contract (a JSA) has 7. */
const DEEPEST = 64

/**
 * Refuses values that cannot be stored, at any depth: texts that PostgreSQL does not accept, and nesting so deep that a
 * recursive function would run out of stack.
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
  if (!isStorable(text)) throw new Problem(hasNul(text) ? 'nul-character' : 'lone-surrogate')
}

/** An uploaded file is an object, too, but has no members from the caller. */
const isNested = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof Blob)

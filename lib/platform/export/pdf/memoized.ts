const MAX_ENTRIES = 20_000

/**
 * Caches the results of a function of a text, such as a look-up in a dictionary; the cache is cleared when it is full.
 */
export function memoized<T>(find: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const seen = known.get(text)
    if (seen !== undefined) return seen
    const found = find(text)
    if (known.size >= MAX_ENTRIES) known.clear()
    known.set(text, found)
    return found
  }
}

const MAX_ENTRIES = 20_000

/**
 * Caches the results of a function of a text, such as breaking it by a dictionary. A full cache is cleared.
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

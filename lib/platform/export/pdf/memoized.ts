/** What is rare need not be memoized for long. */
const ROOM = 20_000

/** Tables repeat themselves, and looking words up in a dictionary takes its time. */
export function memoized<T>(find: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const seen = known.get(text)
    if (seen !== undefined) return seen
    const found = find(text)
    if (known.size >= ROOM) known.clear()
    known.set(text, found)
    return found
  }
}

const made = new Map<string, Intl.DateTimeFormat>()

/** Cached: creating a formatter takes a hundred times as long as using it. A site needs a few dozen. */
export function formatter(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = tag + JSON.stringify(options)
  const known = made.get(key) ?? new Intl.DateTimeFormat(tag, options)
  made.set(key, known)
  return known
}

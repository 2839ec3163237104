const made = new Map<string, Intl.DateTimeFormat>()

/** Making one costs a hundred times what using it does; a site needs a few dozen. */
export function formatter(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = tag + JSON.stringify(options)
  const known = made.get(key) ?? new Intl.DateTimeFormat(tag, options)
  made.set(key, known)
  return known
}

declare global {
  var siteSafety: Map<string, unknown> | undefined
}

/**
 * What the process has once, created by `make` at the first call. The launcher and each bundle of Next's build load
 * their own copy of a module, so that a variable of a module exists several times.
 * Source: docs/decisions/0217-once-for-the-process.md.
 */
export function processWide<T>(name: string, make: () => T): T {
  const values = (globalThis.siteSafety ??= new Map())
  if (!values.has(name)) values.set(name, make())
  return values.get(name) as T
}

/** The same for what is read: where it fails, the next caller reads it again. */
export function readOnce<T>(name: string, read: () => Promise<T>): Promise<T> {
  const kept = processWide(name, (): { value?: Promise<T> } => ({}))
  return (kept.value ??= read().catch((error: unknown) => {
    kept.value = undefined
    throw error
  }))
}

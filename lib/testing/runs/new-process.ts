/** The log of a thread: each one that is made waits for the end of the process. */
const LASTING = 'log'

/** Forgets what a process has once, as if this one had just begun. */
export function beginProcess(): void {
  for (const name of globalThis.siteSafety?.keys() ?? []) if (name !== LASTING) forget(name)
}

export const forget = (name: string) => globalThis.siteSafety?.delete(name)

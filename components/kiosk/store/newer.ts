/** Whether a newer version of the page is in use on this device or at the server, so that this one is to be loaded anew. */
let isOld = false
const watchers = new Set<() => void>()

export const readIsOld = (): boolean => isOld

/** Returns what ends watching. */
export function watchIsOld(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

export function noteNewer(): void {
  if (isOld) return
  isOld = true
  for (const watcher of watchers) watcher()
}

/** A yes or no of this device that its screen follows, by `useSyncExternalStore`. */
export function watchedFlag(first: boolean) {
  let flag = first
  const watchers = new Set<() => void>()
  return {
    read: (): boolean => flag,
    /** Returns what ends watching. */
    watch(watcher: () => void): () => void {
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
    set(next: boolean): void {
      if (next === flag) return
      flag = next
      for (const watcher of watchers) watcher()
    },
  }
}

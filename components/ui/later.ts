'use client'
import { useSyncExternalStore } from 'react'
import { fetchPart } from '@/lib/platform/browser/fetch-part'
import { whenIdle } from '@/lib/platform/browser/idle'

/**
 * A part of the screen that is fetched once the page is there: null until then. The server draws without it, and the
 * browser at first as the server did.
 */
export function later<Part>(fetchOnce: () => Promise<Part>): () => Part | null {
  let part: Part | null = null
  let isFetching = false
  const listeners = new Set<() => void>()
  const begin = async () => {
    if (part || isFetching) return
    isFetching = true
    try {
      part = await fetchPart(fetchOnce)
      for (const tell of listeners) tell()
    } catch {
      // Of a version that is no more: whoever needs it next tries again.
    } finally {
      isFetching = false
    }
  }
  const subscribe = (tell: () => void) => {
    listeners.add(tell)
    if (!part) whenIdle(() => void begin())
    return () => void listeners.delete(tell)
  }
  return () =>
    useSyncExternalStore(
      subscribe,
      () => part,
      () => null,
    )
}

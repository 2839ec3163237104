'use client'
import { useEffect, useSyncExternalStore } from 'react'
import { MINUTE } from '@/lib/platform/dates/durations'
import { isOld } from './newer'

/** In milliseconds: after an update a server may still answer with the old page. */
const AGAIN = 10 * MINUTE
const KEY = 'kiosk-loaded-anew'

/** Loads a page that is too old anew, once nobody is shown and nothing is being recorded. */
export function useNewest(isIdle: boolean): void {
  const hasNewer = useSyncExternalStore(isOld.watch, isOld.read, () => false)
  useEffect(() => {
    if (!hasNewer || !isIdle) return
    const passed = Date.now() - Number(sessionStorage.getItem(KEY))
    const wait = passed < 0 ? AGAIN : Math.max(0, AGAIN - passed)
    const busy = new AbortController()
    const load = () => void loadAnew(busy.signal)
    const first = setTimeout(load, wait)
    const later = setInterval(load, AGAIN)
    return () => {
      busy.abort()
      clearTimeout(first)
      clearInterval(later)
    }
  }, [hasNewer, isIdle])
}

/** Only where the server answers: the error page of a browser would take the place of a gate that works. */
async function loadAnew(busy: AbortSignal): Promise<void> {
  sessionStorage.setItem(KEY, String(Date.now()))
  const request = { cache: 'no-store', signal: busy } as const
  const answer = await fetch(location.pathname, request).catch(() => null)
  if (answer?.ok && !busy.aborted) location.reload()
}

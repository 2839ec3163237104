'use client'
import { useEffect, useSyncExternalStore } from 'react'
import { MINUTE } from '@/lib/platform/dates/durations'
import { readIsOld, watchIsOld } from './newer'

/** In milliseconds: without a network the page that is kept may be the old one again. */
const AGAIN = 10 * MINUTE
const KEY = 'kiosk-loaded-anew'

/** Loads a page that is too old anew, once nobody is shown and nothing is being recorded. */
export function useNewest(isIdle: boolean): void {
  const isOld = useSyncExternalStore(watchIsOld, readIsOld, () => false)
  useEffect(() => {
    if (!isOld || !isIdle) return
    const passed = Date.now() - Number(sessionStorage.getItem(KEY))
    const wait = passed < 0 ? AGAIN : Math.max(0, AGAIN - passed)
    const timer = setTimeout(loadAnew, wait)
    return () => clearTimeout(timer)
  }, [isOld, isIdle])
}

function loadAnew(): void {
  sessionStorage.setItem(KEY, String(Date.now()))
  location.reload()
}

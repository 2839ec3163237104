'use client'
import { useEffect, useSyncExternalStore } from 'react'
import { tryRoom } from './device'
import { hasRoom } from './room'

/** In milliseconds. */
const AGAIN = 10_000

/** Whether this device can keep what happens. Where it cannot, it is tried again until it can. */
export function useHasRoom(): boolean {
  const isThere = useSyncExternalStore(hasRoom.watch, hasRoom.read, () => true)
  useEffect(() => {
    void tryRoom()
    if (isThere) return
    const timer = setInterval(() => void tryRoom(), AGAIN)
    return () => clearInterval(timer)
  }, [isThere])
  return isThere
}

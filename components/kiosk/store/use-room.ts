'use client'
import { useEffect, useSyncExternalStore } from 'react'
import { tryRoom } from './device'
import { readRoom, watchRoom } from './room'

/** In milliseconds. */
const AGAIN = 10_000

/** Whether this device can keep what happens. Where it cannot, it is tried again until it can. */
export function useHasRoom(): boolean {
  const hasRoom = useSyncExternalStore(watchRoom, readRoom, () => true)
  useEffect(() => {
    void tryRoom()
    if (hasRoom) return
    const timer = setInterval(() => void tryRoom(), AGAIN)
    return () => clearInterval(timer)
  }, [hasRoom])
  return hasRoom
}

'use client'
import { useEffect } from 'react'
import type { Device } from '../store/database'
import { refreshMuster } from '../store/kept-muster'

/** In milliseconds: while people are being marked, and before. */
const OFTEN = 3_000
const SELDOM = 15_000

/** Asks the server for the roll call that runs, as long as the page is open. */
export function useMusterUpkeep(device: Device, isOpen: boolean): void {
  useEffect(() => {
    const refresh = () =>
      void navigator.locks.request('kiosk-muster', { ifAvailable: true }, (lock) =>
        lock ? refreshMuster(device) : undefined,
      )
    refresh()
    const timer = setInterval(refresh, isOpen ? OFTEN : SELDOM)
    window.addEventListener('online', refresh)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', refresh)
    }
  }, [device, isOpen])
}

'use client'
import { useEffect } from 'react'

const isWanted = process.env.NODE_ENV === 'production'

/** Its scope is longer than that of the product's worker, which therefore leaves this page alone. */
export function useWorker(): void {
  useEffect(() => {
    if (!isWanted || !('serviceWorker' in navigator)) return
    const register = () => {
      navigator.serviceWorker
        .register('/kiosk-worker.js', { scope: '/gate/kiosk', updateViaCache: 'none' })
        .catch(() => {}) // As in a private window: all works but opening the page without a network.
    }
    register()
    // Without a network, a worker that has not yet fetched all that it keeps is given up.
    addEventListener('online', register)
    return () => removeEventListener('online', register)
  }, [])
}

type WithSync = ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } }

/** The browser wakes the worker when there is a network, though the page is closed by then. */
export async function askForSync(): Promise<void> {
  const registration: WithSync | undefined =
    await navigator.serviceWorker?.getRegistration('/gate/kiosk')
  await registration?.sync?.register('kiosk-queue').catch(() => {})
}

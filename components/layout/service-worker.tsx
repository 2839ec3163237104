'use client'
import { useEffect } from 'react'
import { whenIdle } from '@/lib/platform/browser/idle'

/** While developing, and once the product has no service worker any more, browsers that have one drop it. */
const isWanted = process.env.NODE_ENV === 'production'

/** Browsers have no service workers over http, but for localhost. */
export function ServiceWorker() {
  useEffect(() => {
    if ('serviceWorker' in navigator) whenIdle(() => register(navigator.serviceWorker))
  }, [])
  return null
}

function register(serviceWorker: ServiceWorkerContainer): void {
  const changed = isWanted
    ? serviceWorker.register('/service-worker.js', { updateViaCache: 'none' })
    : serviceWorker.getRegistrations().then((all) => all.map((each) => each.unregister()))
  // A browser may forbid it, as in a private window: all else works.
  changed.catch(() => {})
}

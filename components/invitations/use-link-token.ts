'use client'
import { useSyncExternalStore } from 'react'

const listen = (onChange: () => void) => {
  window.addEventListener('hashchange', onChange)
  return () => window.removeEventListener('hashchange', onChange)
}
const read = () => new URLSearchParams(window.location.hash.slice(1)).get('token')

/** The token behind the `#` of this page's address, which no server is told; undefined until the page is alive. */
export const useLinkToken = () => useSyncExternalStore(listen, read, () => undefined)

'use client'
import { useSyncExternalStore } from 'react'

const listen = (onChange: () => void) => {
  window.addEventListener('hashchange', onChange)
  return () => window.removeEventListener('hashchange', onChange)
}
const read = () => new URLSearchParams(window.location.hash.slice(1)).get('token')

/** The token after the `#` of the address, which browsers do not send to the server; undefined until hydration. */
export const useLinkToken = () => useSyncExternalStore(listen, read, () => undefined)

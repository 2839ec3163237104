'use client'
import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Browsers have no camera, no workers and no locks for pages that came over http, but for localhost. */
export const useIsSecure = (): boolean =>
  useSyncExternalStore(
    never,
    () => window.isSecureContext,
    () => true,
  )

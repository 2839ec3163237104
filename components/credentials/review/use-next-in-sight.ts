'use client'
import { type RefCallback, useCallback, useEffect, useRef } from 'react'

/**
 * Brings the top of the next record in sight once the record has changed, and the focus to it where the focus has gone
 * with the former one. `id`: undefined before anything was read, null when no record is left. Returns the ref of that top.
 */
export function useNextInSight(id: string | null | undefined): RefCallback<HTMLElement> {
  const top = useRef<HTMLElement>(null)
  const shown = useRef(id)
  useEffect(() => {
    const former = shown.current
    shown.current = id
    if (former === undefined || former === id) return
    if (document.activeElement === document.body) top.current?.focus({ preventScroll: true })
    top.current?.scrollIntoView({ block: 'nearest' })
  }, [id])
  return useCallback((element) => void (top.current = element), [])
}

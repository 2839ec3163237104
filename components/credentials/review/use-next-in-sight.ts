'use client'
import { useEffect, useRef } from 'react'

/**
 * Brings the top of the next record in sight once the record has changed, and the focus to it where the focus has gone
 * with the former one. Returns the ref of that top.
 */
export function useNextInSight(id: string) {
  const top = useRef<HTMLHeadingElement>(null)
  const shown = useRef(id)
  useEffect(() => {
    if (shown.current === id) return
    shown.current = id
    if (document.activeElement === document.body) top.current?.focus({ preventScroll: true })
    top.current?.scrollIntoView({ block: 'nearest' })
  }, [id])
  return top
}

'use client'
import { type RefCallback, useCallback, useEffect, useRef, useState } from 'react'

/**
 * Brings the top of the next record in sight once the record has changed, and the focus to it where the focus has gone
 * with the former one. `id`: undefined before anything was read, null when no record is left. `top` is the ref of that
 * top; `isSilent` says that the focus stayed elsewhere, so that nothing else tells a screen reader of the change.
 */
export function useNextInSight(id: string | null | undefined): {
  top: RefCallback<HTMLElement>
  isSilent: boolean
} {
  const top = useRef<HTMLElement>(null)
  const shown = useRef(id)
  const [silentId, setSilentId] = useState<string | null>(null)
  useEffect(() => {
    const former = shown.current
    shown.current = id
    if (former === undefined || former === id) return
    const isLost = document.activeElement === document.body
    if (isLost) top.current?.focus({ preventScroll: true })
    setSilentId(isLost ? null : (id ?? null))
    top.current?.scrollIntoView({ block: 'nearest' })
  }, [id])
  const setTop = useCallback((element: HTMLElement | null) => void (top.current = element), [])
  return { top: setTop, isSilent: silentId !== null && silentId === id }
}

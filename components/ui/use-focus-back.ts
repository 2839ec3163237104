'use client'
import { useEffect } from 'react'

/** In milliseconds: a dialog takes its own focus away with it a moment after it has closed. */
const GONE_AFTER = 20

/**
 * Gives the focus back to what had it before a dialog was shown. Mantine's own way knows only dialogs that were there
 * before they opened, and stay after they closed.
 */
export function useFocusBack(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return
    const before = document.activeElement
    if (!(before instanceof HTMLElement)) return
    return () => {
      setTimeout(() => {
        const { activeElement, body } = before.ownerDocument
        if (activeElement === body) before.focus({ preventScroll: true })
      }, GONE_AFTER)
    }
  }, [isOpen])
}

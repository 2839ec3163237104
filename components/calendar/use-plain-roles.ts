'use client'
import { useEffect, type RefObject } from 'react'

const HALF_A_TABLE = ['table', 'rowgroup', 'row', 'columnheader', 'cell']
  .map((role) => `[role="${role}"]`)
  .join()

/**
 * react-big-calendar calls its boxes parts of a table but leaves out what a table needs, so that a screen
 * reader would announce rows without cells. They are taken off: every event says its day by itself.
 */
export function usePlainRoles(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = box.current
    if (!element) return
    const takeOff = () =>
      element.querySelectorAll(HALF_A_TABLE).forEach((part) => {
        part.removeAttribute('role')
        part.removeAttribute('aria-label')
      })
    takeOff()
    const observer = new MutationObserver(takeOff)
    observer.observe(element, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [box])
}

'use client'
import { useEffect, type RefObject } from 'react'

const HALF_A_TABLE = ['table', 'rowgroup', 'row', 'columnheader', 'cell']
  .map((role) => `[role="${role}"]`)
  .join()

/**
 * react-big-calendar gives its boxes table roles without the structure that they need: a screen reader would
 * announce rows without cells. The roles are removed; the name of each event says its day.
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

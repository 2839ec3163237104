'use client'
import { useEffect, type RefObject } from 'react'

const TABLE_ROLES = ['table', 'rowgroup', 'row', 'columnheader', 'cell']
  .map((role) => `[role="${role}"]`)
  .join()

/**
 * react-big-calendar gives its boxes table roles without the structure that they need: a screen reader would
 * announce rows without cells. The roles are removed; the name of each event says its day.
 */
export function useWithoutTableRoles(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = box.current
    if (!element) return
    const removeRoles = () =>
      element.querySelectorAll(TABLE_ROLES).forEach((part) => {
        part.removeAttribute('role')
        part.removeAttribute('aria-label')
      })
    removeRoles()
    const observer = new MutationObserver(removeRoles)
    observer.observe(element, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [box])
}

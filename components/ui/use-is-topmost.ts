'use client'
import { useEffect, useState } from 'react'

/** What is open, the topmost last. */
const open: symbol[] = []

/**
 * Tells whether a dialog is the topmost: Escape and Back are for that one alone, though each dialog hears of them. One
 * that is closed by a press is the topmost until all have heard of that press.
 */
export function useIsTopmost(isOpen = true): () => boolean {
  const [self] = useState(() => Symbol())
  useEffect(() => {
    if (!isOpen) return
    open.push(self)
    return () => {
      setTimeout(() => open.splice(open.indexOf(self), 1))
    }
  }, [isOpen, self])
  return () => open.at(-1) === self
}

'use client'
import { createContext, use, useEffect, useState } from 'react'

/** Buttons tell the list around them by this that a dialog of theirs is open. */
export const ReportDialog = createContext<((isOpen: boolean) => void) | null>(null)

export function useReportedDialog(isOpen: boolean): void {
  const report = use(ReportDialog)
  useEffect(() => {
    if (!isOpen) return
    report?.(true)
    return () => report?.(false)
  }, [report, isOpen])
}

/**
 * For a list that is read again by itself: its answer, which stays the same while a dialog of the list is open, as that
 * would vanish with its card. `report` is for `ReportDialog`.
 */
export function useFrozenAnswer<Answer>(latest: Answer) {
  const [isOpen, report] = useState(false)
  const [frozen, setFrozen] = useState(latest)
  if (!isOpen && frozen !== latest) setFrozen(latest)
  return { answer: isOpen ? frozen : latest, report }
}

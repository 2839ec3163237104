'use client'
import { useEffect, useState } from 'react'

/** The way by keyboard from a row to the commands of the selected rows, and back by Escape. */
export function useCommandsFocus() {
  const [bar, setBar] = useState<HTMLElement | null>(null)
  const [origin, setOrigin] = useState<{ row: HTMLElement } | null>(null)
  useEffect(() => {
    // The commands are on screen only once a row is selected.
    if (origin) bar?.querySelector('button')?.focus()
  }, [origin, bar])
  useEffect(() => {
    const leave = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      origin?.row.focus()
    }
    bar?.addEventListener('keydown', leave)
    return () => bar?.removeEventListener('keydown', leave)
  }, [origin, bar])
  return { bar: setBar, enter: (row: HTMLElement) => setOrigin({ row }) }
}

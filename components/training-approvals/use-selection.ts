'use client'
import { useState } from 'react'

/** The selected rows. A row that is no longer shown is not selected, so that no command reaches an unseen row. */
export function useSelection<Row extends { id: string }>(shown: Row[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const rows = shown.filter(({ id }) => chosen.has(id))
  const isAll = shown.length > 0 && rows.length === shown.length
  const toggle = (id: string) =>
    setChosen(
      (now) => new Set(now.has(id) ? [...now].filter((other) => other !== id) : [...now, id]),
    )
  return {
    rows,
    isAll,
    isChosen: (id: string) => chosen.has(id),
    toggle,
    toggleAll: () => setChosen(new Set(isAll ? [] : shown.map(({ id }) => id))),
    clear: () => setChosen(new Set()),
  }
}
export type Selection = ReturnType<typeof useSelection>

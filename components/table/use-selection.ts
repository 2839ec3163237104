'use client'
import { useState } from 'react'
import type { RowSelection } from './column'

/**
 * Which of the shown rows are chosen. A row that is no longer shown, or with which nothing can be done any
 * more, is not chosen either.
 */
export function useSelection<Row extends { id: string }>(
  rows: readonly Row[],
  canSelect: (row: Row) => boolean,
) {
  const [wished, setWished] = useState<ReadonlySet<string>>(new Set())
  const selectable = rows.filter(canSelect)
  const chosen = selectable.filter(({ id }) => wished.has(id))
  const onToggle = ({ id }: Row) => {
    const next = new Set(wished)
    if (!next.delete(id)) next.add(id)
    setWished(next)
  }
  const selection: RowSelection<Row> = {
    ids: new Set(chosen.map(({ id }) => id)),
    onToggle,
    canSelect,
  }
  return {
    selection,
    chosen,
    selectable,
    selectAll: () => setWished(new Set(selectable.map(({ id }) => id))),
    clear: () => setWished(new Set()),
  }
}

'use client'
import { useState } from 'react'
import { filtersOf } from './list-input'
import { useCommandsFocus } from './use-commands-focus'

type Identified = { id: string }
type Searched = { query: URLSearchParams; answer: { isPlaceholderData: boolean } }

/**
 * The selected rows, over all pages of one search. Another search empties the selection, so that no command reaches a
 * row that is no longer looked for; nor are rows selected that still answer the search before.
 * `shown`: the rows on screen.
 */
export function useSelection<Row extends Identified>(
  shown: Row[],
  isSelectable: (row: Row) => boolean,
  { query, answer }: Searched,
) {
  const focus = useCommandsFocus()
  const search = filtersOf(query)
  const [answered, setAnswered] = useState(search)
  if (!answer.isPlaceholderData && answered !== search) setAnswered(search)
  const [state, setState] = useState({ chosen: new Map<string, Row>(), search })
  const chosen = state.search === search ? state.chosen : new Map<string, Row>()
  const choose = (rows: Row[]) =>
    answered === search && setState({ chosen: new Map(rows.map((row) => [row.id, row])), search })
  const onScreen = new Map(shown.map((row) => [row.id, row]))
  // What is on screen is newer than what was read when the row was selected.
  const rows = [...chosen.values()].map((row) => onScreen.get(row.id) ?? row).filter(isSelectable)
  const selectable = shown.filter(isSelectable)
  const elsewhere = rows.filter(({ id }) => !onScreen.has(id))
  const countHere = rows.length - elsewhere.length
  const isAll = selectable.length > 0 && countHere === selectable.length
  const isChosen = (id: string) => rows.some((row) => row.id === id)
  return {
    rows,
    /** Number of rows on screen that can be selected. */
    selectable: selectable.length,
    /** Whether every row on screen can be selected. */
    isWhole: selectable.length === shown.length,
    /** Whether all rows on screen are selected. */
    isAll,
    /** Whether some rows on screen are selected, but not all. */
    isPart: countHere > 0 && !isAll,
    isSelectable,
    isChosen,
    toggle: (row: Row) =>
      choose(isChosen(row.id) ? rows.filter(({ id }) => id !== row.id) : [...rows, row]),
    toggleAll: () => choose(isAll ? elsewhere : [...elsewhere, ...selectable]),
    /** What was selected in the meantime stays so. */
    deselect: (gone: readonly Identified[]) =>
      setState((last) => {
        const chosen = new Map(last.chosen)
        for (const { id } of gone) chosen.delete(id)
        return { ...last, chosen }
      }),
    clear: () => choose([]),
    /** The way by keyboard from a row to the commands of the selected rows, and back. */
    focus,
  }
}
export type Selection<Row extends Identified> = ReturnType<typeof useSelection<Row>>

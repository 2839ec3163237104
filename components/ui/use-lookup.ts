'use client'
import { keepPreviousData } from '@tanstack/react-query'
import type { ListContract, OutputOf, Page } from '@/lib/platform/contract/contract'
import { useApi } from '@/lib/platform/browser/use-api'
import type { Lookup } from './lookup'

/** In milliseconds: long enough that a word is asked for once, short enough to feel immediate. */
const PAUSE = 250
/** More than one reads at once; typing finds the others. */
const SHOWN = 20

type Held = { id: string }
type Input = {
  value: string | null
  keyword: string
  /** Nothing is looked up before somebody looks. */
  isOpen: boolean
  /** What the chosen one is called, where that is known already. */
  knownLabel?: string
}

const keepOlder = keepPreviousData as (
  previous?: OutputOf<ListContract>,
) => OutputOf<ListContract> | undefined

/**
 * The first rows that match what was typed, and the chosen one, wherever it stands. `isCurrent` tells whether the rows
 * answer what is typed now: until then those of before are shown, and an answer that comes too late goes nowhere.
 */
export function useLookup<Row>(lookup: Lookup<Row>, { value, keyword, isOpen, knownLabel }: Input) {
  const { contract, scope } = lookup
  const labelOf = (row: unknown) => lookup.labelOf(row as Row)
  const found = useApi(
    contract,
    { ...scope, keyword, page: 1, pageSize: SHOWN },
    { enabled: isOpen, placeholderData: keepOlder, pause: keyword ? PAUSE : 0 },
  )
  const { rows, total } = (found.data ?? { rows: [], total: 0 }) as Page<Held>
  const listed = rows.find(({ id }) => id === value)
  const held = useApi(
    contract,
    { ids: [value], page: 1, pageSize: 1 },
    { enabled: value !== null && !listed && knownLabel === undefined },
  ).data as Page<Held> | undefined
  const one = listed ?? held?.rows[0]
  // One name as long as it is chosen: another would take the place of what is being typed.
  const chosenLabel = knownLabel ?? (one ? labelOf(one) : held && '–')
  return {
    options: rows.map((row) => ({
      value: row.id,
      label: row === listed ? chosenLabel! : labelOf(row),
    })),
    rowOf: (id: string | null) => rows.find((row) => row.id === id) as Row | undefined,
    total,
    chosen: value && chosenLabel ? { value, label: chosenLabel } : null,
    isListed: listed !== undefined,
    isCurrent: found.isSuccess && !found.isPlaceholderData,
    error: found.error,
  }
}

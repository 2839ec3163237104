'use client'
import type { Page } from '@/lib/platform/contract/contract'
import { useApi } from '@/lib/platform/browser/use-api'
import type { Lookup } from './lookup'
import { TYPING_PAUSE } from './typing-pause'

/** Further rows are only counted; typing finds them. */
const SHOWN = 20

type Identified = { id: string }
type Input = {
  value: string | null
  keyword: string
  /** The list is open; nothing is fetched before that. */
  isOpen: boolean
  /** Label of the chosen entry, where the caller has it already. */
  knownLabel?: string
}

/**
 * The first rows that match, and the chosen one even if it is not among them. `isCurrent` tells whether the rows
 * answer the current keyword; until then the former rows are shown.
 */
export function useLookup<Row>(lookup: Lookup<Row>, { value, keyword, isOpen, knownLabel }: Input) {
  const { contract, scope } = lookup
  const labelOf = (row: unknown) => lookup.labelOf(row as Row)
  const found = useApi(
    contract,
    { ...scope, keyword, page: 1, pageSize: SHOWN },
    {
      enabled: isOpen,
      placeholderData: (previous) => previous,
      debounce: keyword ? TYPING_PAUSE : 0,
    },
  )
  const { rows, total } = (found.data ?? { rows: [], total: 0 }) as Page<Identified>
  const listed = rows.find(({ id }) => id === value)
  const fetched = useApi(
    contract,
    { ids: [value], page: 1, pageSize: 1 },
    { enabled: value !== null && !listed && knownLabel === undefined },
  ).data as Page<Identified> | undefined
  const one = listed ?? fetched?.rows[0]
  // Keeps one label while the entry is chosen: Mantine would put a new one in place of the text being typed.
  const chosenLabel = knownLabel ?? (one ? labelOf(one) : fetched && '–')
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

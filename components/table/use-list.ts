'use client'
import { useLocale } from 'next-intl'
import { useSearchParams } from 'next/navigation'
import { useCallback, useEffect, useMemo } from 'react'
import { useToday } from '@/components/ui/use-today'
import { callApi, type ApiProblem } from '@/lib/platform/browser/client'
import type { InputOf, ListContract, Page } from '@/lib/platform/contract/contract'
import { nameOrder } from '@/lib/platform/contract/name-order'
import { useApi } from '@/lib/platform/browser/use-api'
import { listInput, pageSizeOf, type Query } from './list-input'
import { readAll } from './read-all'
import { resolvedDays } from './resolved-days'
import { usePrintAll, type Printing } from './use-print-all'

export type Change = Record<string, string | undefined>

const now = () => new URLSearchParams(window.location.search)

/**
 * `address`: the query as the address has it, in which days may be counted from today. `query`: the same with its days,
 * to be read as filters. `change` rewrites the address without a request for the page, which follows a moment later;
 * `now` is the address as it is.
 */
export function useQueryState() {
  const address: URLSearchParams = useSearchParams()
  const today = useToday()
  const query = useMemo(() => resolvedDays(address, today), [address, today])
  const change = useCallback((changes: Change) => {
    const next = now()
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    const search = next.size > 0 ? `?${next}` : ''
    window.history.replaceState(null, '', window.location.pathname + search)
  }, [])
  return { address, query, change, now }
}

export type RowOf<C extends ListContract> = C['output'] extends { _zod: { output: (infer Row)[] } }
  ? Row & { id: string }
  : never

export type List<Row> = ReturnType<typeof useQueryState> & {
  answer: {
    data: Page<Row> | undefined
    error: ApiProblem | null
    /** The rows answer the previous query and are shown until the new ones arrive. */
    isPlaceholderData: boolean
    refetch: () => unknown
  }
  sort: string | undefined
  /** As `sort`, of the address as it is now, which the page follows a moment later. */
  sortNow: () => string | undefined
  /** In milliseconds: pause of the search box, where it is not the default. */
  pause?: number
  page: number
  pages: number
  total: number
  printing: Printing<Row>
}

/** The rows of a list whose search, filters, order and page are kept in the address. */
export function useList<C extends ListContract>(
  contract: C,
  inputOf: (query: Query) => InputOf<C> = (query) => listInput(contract, query),
  /** In milliseconds, of a list that several people change. */
  refetchInterval?: number,
): List<RowOf<C>> {
  const { address, query, change, now } = useQueryState()
  const answer = useApi(contract, inputOf(query), {
    placeholderData: (previous) => previous,
    refetchInterval,
  })
  const printing = usePrintAll(query, (most) =>
    readAll(async (wanted) => {
      const input = { ...inputOf(query), ...wanted } as InputOf<C>
      return (await callApi(contract, input)) as Page<RowOf<C>>
    }, most),
  )
  const data = answer.data as Page<RowOf<C>> | undefined
  const { page, pages } = usePages(data?.total, answer.isPlaceholderData)
  const usual = nameOrder(contract, useLocale())
  const sortIn = (from: URLSearchParams) => from.get('sort') ?? usual
  return {
    address,
    query,
    change,
    now,
    answer: { ...answer, data },
    sort: sortIn(query),
    sortNow: () => sortIn(now()),
    page,
    pages,
    total: data?.total ?? 0,
    printing,
  }
}

/** The page number of the address, and the number of pages. */
export function usePages(total: number | undefined, isPlaceholderData: boolean) {
  const { query, change } = useQueryState()
  const page = Number(query.get('page')) || 1
  const pages = Math.max(1, Math.ceil((total ?? 0) / pageSizeOf(query)))
  const isPastEnd = total !== undefined && !isPlaceholderData && page > pages
  useEffect(() => {
    // The last row of the last page was removed, or the address is outdated.
    if (isPastEnd) change({ page: pages > 1 ? String(pages) : undefined })
  }, [isPastEnd, pages, change])
  return { page, pages }
}

'use client'
import { useDeferredValue, useMemo } from 'react'
import type { InputOf, ListContract, Page } from '@/lib/platform/contract/contract'
import { useApi } from '@/lib/platform/browser/use-api'
import { filtersOf, pageSizeOf } from './list-input'
import { usePages, useQueryState, type List, type RowOf } from './use-list'
import { usePrintAll } from './use-print-all'

/** How rows are searched and sorted in the browser. */
export type LocalSearch<Row> = {
  /** Sort key of a row by sort name; rows with null come last. */
  orders: Record<string, (row: Row) => string | null>
  /** The order when the address names none, such as `-startDate`. */
  defaultSort: string
  /** Whether a row matches the address. */
  test: (query: URLSearchParams) => (row: Row) => boolean
}

/** In milliseconds: short, as nothing is sent to the server. */
const PAUSE = 120

/** As `useList`, for an endpoint that answers with all rows. */
export function useLocalList<C extends ListContract>(contract: C, search: LocalSearch<RowOf<C>>) {
  const answer = useApi(contract, {} as InputOf<C>)
  const all = (answer.data as Page<RowOf<C>> | undefined)?.rows
  return useLocalRows(all, answer, search)
}

type Answer<Row> = Pick<List<Row>['answer'], 'error' | 'refetch' | 'isPlaceholderData'>

/**
 * The list of rows that are all here: filters, order and paging run in the browser. Rows are computed with deferred
 * values, so that typing stays responsive.
 */
export function useLocalRows<Row>(
  all: Row[] | undefined,
  answer: Answer<Row>,
  search: LocalSearch<Row>,
): List<Row> & { found: Row[] } {
  const { address, query, change, now } = useQueryState()
  const sortIn = (from: URLSearchParams) => from.get('sort') ?? search.defaultSort
  const sort = sortIn(query)
  const filters = filtersOf(query)
  const shownSort = useDeferredValue(sort)
  const shownFilters = useDeferredValue(filters)
  const inOrder = useMemo(() => all && sorted(all, shownSort, search), [all, shownSort, search])
  const found = useMemo(
    () => inOrder?.filter(search.test(new URLSearchParams(shownFilters))),
    [inOrder, shownFilters, search],
  )
  const isPlaceholderData =
    answer.isPlaceholderData || shownSort !== sort || shownFilters !== filters
  const { page, pages } = usePages(found?.length, isPlaceholderData)
  const size = pageSizeOf(query)
  const rows = found?.slice((page - 1) * size, page * size)
  const total = found?.length ?? 0
  const printing = usePrintAll(query, async (most) => ({
    rows: (found ?? []).slice(0, most),
    total,
  }))
  return {
    found: found ?? [],
    address,
    query,
    change,
    now,
    sort,
    sortNow: () => sortIn(now()),
    pause: PAUSE,
    page,
    pages,
    total,
    printing,
    answer: { ...answer, data: rows && { rows, total }, isPlaceholderData },
  }
}

/** Orders text as the database does. */
const { compare } = new Intl.Collator('th')

function sorted<Row>(rows: Row[], sort: string, { orders, defaultSort }: LocalSearch<Row>): Row[] {
  const isKnown = Object.hasOwn(orders, sort.replace(/^-/, ''))
  const [, minus, name] = /^(-?)(.*)$/.exec(isKnown ? sort : defaultSort)!
  const keyOf = orders[name!]!
  const direction = minus ? -1 : 1
  return rows
    .map((row) => ({ row, key: keyOf(row) }))
    .sort((one, other) => {
      if (one.key === null || other.key === null)
        return Number(one.key === null) - Number(other.key === null)
      return direction * compare(one.key, other.key)
    })
    .map(({ row }) => row)
}

import type { InputOf, ListContract } from '@/lib/platform/contract/contract'
import { read } from '@/lib/platform/contract/reading'

/** In the address of a list: every status. No contract accepts it, so that `listInput` leaves it out. */
export const ANY_STATUS = 'any'

/** The query of an address: URLSearchParams in the browser, a record in the `searchParams` of a page. */
export type Query = URLSearchParams | Record<string, string | string[] | undefined>

export const PAGE_SIZE = 25
export const PAGE_SIZES = [PAGE_SIZE, 50, 100, 250, 500]

/** The number of rows of a page, read from the address. */
export function pageSizeOf(query: Query): number {
  const size = Number(textOf(query, 'pageSize'))
  return PAGE_SIZES.includes(size) ? size : PAGE_SIZE
}

/**
 * The input of a list's endpoint, read from the address. Page and screen both use it, so that the screen finds what
 * the page has prefetched. Values that the contract does not accept are left out.
 */
export function listInput<C extends ListContract>(contract: C, query: Query): InputOf<C> {
  const members = Object.entries(contract.readings?.() ?? {}).map(([name, reading]) => {
    const text = textOf(query, name)
    return [name, text === undefined ? undefined : read(reading, text)] as const
  })
  const given = Object.fromEntries(members.filter(([, value]) => value !== undefined))
  return { page: 1, ...given, pageSize: pageSizeOf(query) } as InputOf<C>
}

/** The first value of a name in the address; undefined if it is missing or empty. */
export function textOf(query: Query, name: string): string | undefined {
  const value = query instanceof URLSearchParams ? query.get(name) : query[name]
  return (Array.isArray(value) ? value[0] : value) || undefined
}

/** The address without page, size, order and columns, which do not change the set of rows. */
export function filtersOf(query: URLSearchParams): string {
  const filters = new URLSearchParams(query)
  for (const name of ['page', 'pageSize', 'sort', 'cols']) filters.delete(name)
  return filters.toString()
}

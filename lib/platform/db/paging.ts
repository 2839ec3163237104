import { config } from '../config/config'
import { Problem } from '../contract/problem'
import { fragment, type Fragment } from './fragment'

type Direction = 'asc' | 'desc'
type PageRequest<Name extends string> = {
  page?: number
  pageSize: number
  sort?: Name | `-${Name}`
}

/** The order for each sort name of a list. The first one is the default, as in the contract. */
export type Sorting<OrderBy extends object = object> = Record<
  string,
  (direction: Direction) => OrderBy[]
>

/** How many rows to read without a page: one more than the limit, which shows that there are too many. */
export const listLimitPlusOne = () => config().listLimit + 1

/** All rows of a read without pages. Throws `too-many-rows` past the limit of lists, so that no part passes for all. */
export async function readAllRows<Row>(read: (take: number) => Promise<Row[]>): Promise<Row[]> {
  const limit = config().listLimit
  const rows = await read(listLimitPlusOne())
  if (rows.length > limit) throw new Problem('too-many-rows', { values: { limit } })
  return rows
}

/** `skip`, `take` and `orderBy` of a list. Rows with equal sort values are ordered by id, the same on all pages. */
export function pagingOf<S extends Sorting>(
  { page, pageSize, sort }: PageRequest<keyof S & string>,
  sorting: S,
) {
  const direction: Direction = sort?.startsWith('-') ? 'desc' : 'asc'
  const name = sort?.replace('-', '') ?? Object.keys(sorting)[0]!
  const orderBy = sorting[name]!(direction) as ReturnType<S[keyof S]>
  return {
    skip: page ? (page - 1) * pageSize : 0,
    take: page ? pageSize : listLimitPlusOne(),
    orderBy: [...orderBy, { id: 'asc' as const }],
  }
}

/** The end of a statement that reads a list: the rows of its page, or without one all up to the limit of lists. */
export const pageSql = ({ page, pageSize }: { page?: number; pageSize: number }): Fragment =>
  page
    ? fragment`LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`
    : fragment`LIMIT ${listLimitPlusOne()}`

/** How many rows a list has in all: counted only where the page does not show its end. */
export async function totalOf(
  { skip, take }: { skip: number; take: number },
  { length }: readonly unknown[],
  count: () => Promise<number>,
): Promise<number> {
  const showsEnd = length < take && (length > 0 || skip === 0)
  return showsEnd ? skip + length : count()
}

/** Sorts empty values last in both directions. */
export const emptyLast = (sort: Direction) => ({ sort, nulls: 'last' }) as const

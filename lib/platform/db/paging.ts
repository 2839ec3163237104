import { config } from '../config/config'
import { Problem } from '../contract/problem'

type Direction = 'asc' | 'desc'
type Wish<Name extends string> = { page?: number; pageSize: number; sort?: Name | `-${Name}` }

/** What each sort name of a list orders by. The first one is the default, as in the contract. */
export type Sorting<OrderBy extends object = object> = Record<
  string,
  (direction: Direction) => OrderBy[]
>

/** For a list that nobody asked for by page: one row more than may be answered, which shows that there are too many. */
export const listLimitPlusOne = () => config().listLimit + 1

/** What has no pages is answered whole, or refused past the bound of lists: never a part that is taken for all. */
export async function readAllRows<Row>(read: (take: number) => Promise<Row[]>): Promise<Row[]> {
  const limit = config().listLimit
  const rows = await read(listLimitPlusOne())
  if (rows.length > limit) throw new Problem('too-many-rows', { values: { limit } })
  return rows
}

/** `skip`, `take` and `orderBy` of a list; rows that sort alike keep one order over all pages. */
export function pageOf<S extends Sorting>(
  { page, pageSize, sort }: Wish<keyof S & string>,
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

/** For a column that may be empty: empty ones stand at the end, whichever way it sorts. */
export const emptyLast = (sort: Direction) => ({ sort, nulls: 'last' }) as const

'use client'
import type { InputOf, ListContract } from '@/lib/platform/contract/contract'
import type { Query } from './list-input'
import { ListView, type ListViewProps } from './list-view'
import { useList, type RowOf } from './use-list'

type Props<C extends ListContract> = ListViewProps<RowOf<C>> & {
  contract: C
  /** Where the address is not simply the endpoint's input; the page prefetches by it, too. */
  inputOf?: (query: Query) => InputOf<C>
}

/** A list page's table over one endpoint: search, filters, order and page stand in the address. */
export function ListTable<C extends ListContract>({ contract, inputOf, ...view }: Props<C>) {
  return <ListView<RowOf<C>> list={useList(contract, inputOf)} {...view} />
}

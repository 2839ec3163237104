'use client'
import type { InputOf, ListContract } from '@/lib/platform/contract/contract'
import type { Query } from './list-input'
import { ListView, type ListViewProps } from './list-view'
import { useList, type RowOf } from './use-list'

type Props<C extends ListContract> = ListViewProps<RowOf<C>> & {
  contract: C
  /** Reads the input where `listInput` does not suffice; the page has to prefetch with the same function. */
  inputOf?: (query: Query) => InputOf<C>
}

/** A list of one endpoint, whose search, filters, order and page are kept in the address. */
export function ListTable<C extends ListContract>({ contract, inputOf, ...view }: Props<C>) {
  return <ListView<RowOf<C>> list={useList(contract, inputOf)} {...view} />
}

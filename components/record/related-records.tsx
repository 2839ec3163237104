'use client'
import { useState } from 'react'
import type { RowOf } from '@/components/table/use-list'
import type { InputOf, ListContract, Page } from '@/lib/platform/contract/contract'
import { useApi } from '@/lib/platform/browser/use-api'
import { FEW_ROWS } from './few-rows'
import { RelatedTable, type RelatedLook } from './related-table'

/** On request. */
const MOST_ROWS = 100

type Props<C extends ListContract> = RelatedLook<RowOf<C>> & {
  contract: C
  input: InputOf<C>
}

/** The rows of an endpoint that belong to the record on the page. */
export function RelatedRecords<C extends ListContract>({ contract, input, ...look }: Props<C>) {
  const [pageSize, setPageSize] = useState(FEW_ROWS)
  const answer = useApi(
    contract,
    { ...input, page: 1, pageSize },
    { placeholderData: (previous) => previous },
  )
  return (
    <RelatedTable<RowOf<C>>
      {...look}
      found={answer.data as Page<RowOf<C>> | undefined}
      error={answer.error}
      retry={answer.refetch}
      isStale={answer.isPlaceholderData}
      onMore={pageSize === FEW_ROWS ? () => setPageSize(MOST_ROWS) : undefined}
    />
  )
}

import { listInput, type Query } from '@/components/table/list-input'
import { workPermits } from '@/lib/domain/work/work-permits/contract'
import type { InputOf } from '@/lib/platform/contract/contract'

/** What is due first, unless the address names an order. */
export const permitsInput = (query: Query): InputOf<typeof workPermits.search> => ({
  sort: 'due',
  ...listInput(workPermits.search, query),
})

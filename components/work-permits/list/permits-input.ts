import { listInput, type Query } from '@/components/table/list-input'
import { workPermits } from '@/lib/domain/work/work-permits/contract'
import type { InputOf } from '@/lib/platform/contract/contract'

/** The latest work first, unless the address names an order. */
export const permitsInput = (query: Query): InputOf<typeof workPermits.search> => ({
  sort: '-workDate',
  ...listInput(workPermits.search, query),
})

import { listInput, type Query } from '@/components/table/list-input'
import { workPermits } from '@/lib/domain/work/work-permits/contract'
import type { InputOf } from '@/lib/platform/contract/contract'

/** What the list of permits asks for: the latest work first, unless the address says otherwise. */
export const permitsInput = (query: Query): InputOf<typeof workPermits.search> => ({
  sort: '-workDate',
  ...listInput(workPermits.search, query),
})

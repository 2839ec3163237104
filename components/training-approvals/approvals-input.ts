import { listInput, textOf, type Query } from '@/components/table/list-input'
import { trainingApprovals } from '@/lib/domain/training/training-approvals/contract'
import type { InputOf } from '@/lib/platform/contract/contract'

/**
 * The search input of the queue. When the address names no status: the pending rows, the earliest session first;
 * otherwise the latest session first.
 */
export function approvalsInput(query: Query): InputOf<typeof trainingApprovals.search> {
  const input = listInput(trainingApprovals.search, query)
  return textOf(query, 'status') ? { sort: '-session', ...input } : { ...input, status: 'Pending' }
}

/** The filters of the queue without paging. */
export function approvalsExport(query: Query): InputOf<typeof trainingApprovals.exportXlsx> {
  const { page: _, pageSize: __, ...filters } = approvalsInput(query)
  return filters
}

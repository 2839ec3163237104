import { listInput, textOf, type Query } from '@/components/table/list-input'
import { trainingApprovals } from '@/lib/domain/training/training-approvals/contract'
import type { InputOf } from '@/lib/platform/contract/contract'

/**
 * What the queue asks for. When its address names no status, those who wait for a decision, the oldest first;
 * otherwise what was decided last comes first.
 */
export function approvalsInput(query: Query): InputOf<typeof trainingApprovals.search> {
  const input = listInput(trainingApprovals.search, query)
  return textOf(query, 'status') ? { sort: '-session', ...input } : { ...input, status: 'Pending' }
}

/** All that the queue holds, without its pages. */
export function approvalsExport(query: Query): InputOf<typeof trainingApprovals.exportXlsx> {
  const { page: _, pageSize: __, ...filters } = approvalsInput(query)
  return filters
}

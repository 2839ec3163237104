import { listInput, textOf, type Query } from '@/components/table/list-input'
import { tasks } from '@/lib/domain/work/tasks/contract'
import type { InputOf } from '@/lib/platform/contract/contract'

/** The list is an inbox: when the address names no status, it has the unfinished tasks. */
export function tasksInput(query: Query): InputOf<typeof tasks.search> {
  const input = listInput(tasks.search, query)
  return textOf(query, 'status') ? input : { ...input, isOver: false }
}

import type { TaskRecord } from '@/lib/domain/work/tasks/contract'
import { isOver } from '@/lib/domain/work/tasks/workflow'

type Task = Pick<TaskRecord, 'status' | 'assignee' | 'assigner'>

/** Whom a task waits for: who does it, then who reviews it, and nobody when it is over. */
export function holderOf({ status, assignee, assigner }: Task): TaskRecord['assignee'] | null {
  if (isOver(status)) return null
  return status === 'InReview' ? assigner : assignee
}

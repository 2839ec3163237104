import type { TaskRecord } from '@/lib/domain/work/tasks/contract'
import { isOver } from '@/lib/domain/work/tasks/over/rules'

type Task = Pick<TaskRecord, 'status' | 'assignee' | 'assigner'>

/** The user who has to act next: the assignee, the assigner during review, and nobody once the task is over. */
export function holderOf({ status, assignee, assigner }: Task): TaskRecord['assignee'] | null {
  if (isOver(status)) return null
  return status === 'InReview' ? assigner : assignee
}

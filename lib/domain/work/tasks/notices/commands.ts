import type { Context } from '@/lib/platform/http/context'
import { notifyAll } from '@/lib/platform/notices/notify'
import { newsOfAssignment } from './rules'

type Assigned = {
  id: string
  refId: string
  title: string
  dueDate: Date | null
  assigneeUserId: string
  /** The line of the history that says since when. */
  logId: string
}

/** Tells the assignees. */
export const notifyOfAssignments = (context: Context, tasks: readonly Assigned[]): Promise<void> =>
  notifyAll(
    context,
    'task.assigned',
    tasks.map((task) => ({
      userIds: [task.assigneeUserId],
      subjectId: task.id,
      occasion: task.logId,
      params: newsOfAssignment(task),
    })),
  )

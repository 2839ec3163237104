import type { Context } from '@/lib/platform/http/context'
import { notify } from '@/lib/platform/notices/notify'
import { newsOfAssignment } from './rules'

type Task = {
  id: string
  refId: string
  title: string
  dueDate: Date | null
  assigneeUserId: string
}

/** Tells the assignee; `logId` is the line that says since when. */
export const notifyOfAssignment = (context: Context, task: Task, logId: string): Promise<void> =>
  notify(context, 'task.assigned', {
    userIds: [task.assigneeUserId],
    subjectId: task.id,
    occasion: logId,
    params: newsOfAssignment(task),
  })

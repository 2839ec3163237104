import { fragment } from '@/lib/platform/db/fragment'
import { visibleTasks } from '../found/rows'
import { timelinePart, type TimelineOf } from '@/lib/platform/db/timeline'

/** Each command on a task of the project that the reader may see. */
export const tasksOnTimeline = ({ projectId, actor }: TimelineOf) => [
  timelinePart({
    lane: 'Task',
    id: fragment`log."id"`,
    at: fragment`log."at"`,
    event: fragment`'task.' || CASE log."command" WHEN 'create' THEN 'created' WHEN 'reassign' THEN 'reassigned'
      ELSE log."command" END`,
    subject: { type: 'task', key: fragment`task."id"` },
    labelTh: fragment`task."refId" || ' ' || task."title"`,
    actorUserId: fragment`log."actorUserId"`,
    status: fragment`log."toStatus"`,
    text: fragment`log."comment"`,
    from: fragment`"tasks" task JOIN "task_logs" log ON log."taskId" = task."id"
      WHERE task."projectId" = ${projectId}::uuid AND ${visibleTasks({ actor })}`,
  }),
]

import { fragment } from '@/lib/platform/db/fragment'
import type { Locale } from '@/lib/platform/i18n/locale'
import { visibleTasks } from '../found/rows'
import { shownTitle } from '../title/rows'
import { timelinePart, type TimelineOf } from '@/lib/platform/db/timeline'

const labelIn = (locale: Locale) =>
  fragment`task."refId" || ' ' || ${shownTitle(locale, fragment`task."title"`)}`

/** Each command on a task of the project that the reader may see. */
export const tasksOnTimeline = ({ projectId, actor }: TimelineOf) => [
  timelinePart({
    lane: 'Task',
    id: fragment`log."id"`,
    at: fragment`log."at"`,
    event: fragment`'task.' || CASE log."command" WHEN 'create' THEN 'created' WHEN 'reassign' THEN 'reassigned'
      ELSE log."command" END`,
    subject: { type: 'task', key: fragment`task."id"` },
    labelTh: labelIn('th'),
    labelEn: labelIn('en'),
    actorUserId: fragment`log."actorUserId"`,
    status: fragment`log."toStatus"`,
    text: fragment`log."comment"`,
    from: fragment`"tasks" task JOIN "task_logs" log ON log."taskId" = task."id"
      WHERE task."projectId" = ${projectId}::uuid AND ${visibleTasks({ actor })}`,
  }),
]

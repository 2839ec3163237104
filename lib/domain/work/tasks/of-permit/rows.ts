import { fragment, type Fragment } from '@/lib/platform/db/fragment'

/** The assignee of a task; `column` has the task's id. */
export const assigneeOfTask = (column: Fragment) =>
  fragment`(SELECT task."assigneeUserId" FROM "tasks" task WHERE task."id" = ${column})`

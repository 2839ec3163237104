import { fragment, type Fragment } from '@/lib/platform/db/fragment'

/** The tasks of a project as JSON, the oldest first; `column` has the project's id. */
export const tasksOf = (column: Fragment) => fragment`
  SELECT coalesce(json_agg(json_build_object('id', task."id", 'refId', task."refId",
    'taskTypeId', task."taskTypeId", 'title', task."title", 'status', task."status")
    ORDER BY task."createdAt"), '[]')
  FROM "tasks" task WHERE task."projectId" = ${column}`

/** The id and refId of the oldest task of a project; `column` has the project's id. */
export const firstTaskOf = (column: Fragment) =>
  fragment`SELECT "id", "refId" FROM "tasks" WHERE "projectId" = ${column} ORDER BY "createdAt", "id" LIMIT 1`

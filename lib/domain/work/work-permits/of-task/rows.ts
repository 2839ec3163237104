import { fragment, type Fragment } from '@/lib/platform/db/fragment'

/** The number of the permit that a task asks for; `column` has the task's id. */
export const permitNoOfTask = (column: Fragment) =>
  fragment`(SELECT permit."permitNo" FROM "work_permits" permit WHERE permit."taskId" = ${column})`

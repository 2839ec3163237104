import { fragment, type Fragment } from '@/lib/platform/db/fragment'

/** How many permits the project with the id that `column` holds has, whatever became of them. */
export const permitCountOf = (column: Fragment) =>
  fragment`SELECT count(*)::int FROM "work_permits" permit WHERE permit."projectId" = ${column}`

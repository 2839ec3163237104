import { fragment, type Fragment } from '@/lib/platform/db/fragment'

/** Counts the permits of a project, in every status; `column` has the project's id. */
export const permitCountOf = (column: Fragment) =>
  fragment`SELECT count(*)::int FROM "work_permits" permit WHERE permit."projectId" = ${column}`

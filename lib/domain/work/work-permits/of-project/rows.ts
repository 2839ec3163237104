/** How many permits the project with the id that `column` holds has, whatever became of them. */
export const permitCountOf = (column: string) =>
  `SELECT count(*)::int FROM "work_permits" permit WHERE permit."projectId" = ${column}`

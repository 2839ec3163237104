import { fragment } from '@/lib/platform/db/fragment'

/** For the SQL of others. */
export const firstDayOfProject = (id: string) =>
  fragment`SELECT "startDate" FROM "projects" WHERE "id" = ${id}::uuid`

import { fragment, type Fragment } from '@/lib/platform/db/fragment'

/** Each person on the permits of these projects once, but for permits that were called off; `ids` is an array. */
export const crewsOf = (ids: Fragment) =>
  fragment`SELECT "projectId", "personId" FROM "crew_members" WHERE "projectId" = ANY (${ids})`

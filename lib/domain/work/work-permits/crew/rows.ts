import { fragment, type Fragment } from '@/lib/platform/db/fragment'

/** Each person on the permits of these projects once; `ids` is an array. */
export const crewsOf = (ids: Fragment) => fragment`
  SELECT DISTINCT permit."projectId", worker."personId"
  FROM "work_permits" permit JOIN "work_permit_workers" worker ON worker."permitId" = permit."id"
  WHERE permit."projectId" = ANY (${ids}) AND permit."status" NOT IN ('Rejected', 'Cancelled')`

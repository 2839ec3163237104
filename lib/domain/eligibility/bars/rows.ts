import { fragment, type Fragment } from '@/lib/platform/db/fragment'

/** The bars of some owners that were not lifted, as JSON by owner. */
const barsBy = (owner: Fragment, ids: Fragment) => fragment`
  SELECT ${owner} AS "ownerId",
    json_agg(json_build_object('id', "id", 'fromDate', "fromDate", 'untilDate', "untilDate")) AS "items"
  FROM "bars" WHERE ${owner} IN (${ids}) AND "liftedAt" IS NULL GROUP BY ${owner}`

export const barsByPerson = (ids: Fragment) => barsBy(fragment`"personId"`, ids)
export const barsByEmployer = (ids: Fragment) => barsBy(fragment`"employerId"`, ids)

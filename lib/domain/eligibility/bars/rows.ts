import { fragment, type Fragment } from '@/lib/platform/db/fragment'

/** The bars of some owners that were not lifted, as JSON by owner. */
const barsBy = (owner: Fragment, ids: Fragment) => fragment`
  SELECT ${owner} AS "ownerId",
    json_agg(json_build_object('fromDate', "fromDate", 'untilDate', "untilDate")) AS "items"
  FROM "bars" WHERE ${owner} IN (${ids}) AND "liftedAt" IS NULL GROUP BY ${owner}`

export const barsByPerson = (ids: Fragment) => barsBy(fragment`"personId"`, ids)
export const barsByEmployer = (ids: Fragment) => barsBy(fragment`"employerId"`, ids)

/** Whether a person or the person's company has a bar that was not lifted. */
export const isBarredPerson = (personId: Fragment, employerId: Fragment) => fragment`
  EXISTS (SELECT FROM "bars" WHERE "personId" = ${personId} AND "liftedAt" IS NULL)
  OR EXISTS (SELECT FROM "bars" WHERE "employerId" = ${employerId} AND "liftedAt" IS NULL)`

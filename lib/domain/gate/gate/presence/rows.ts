import { fragment, type Fragment } from '@/lib/platform/db/fragment'

/** A digest of the stays of `listStaysDuring`: another one as soon as anybody comes in, goes out or changes the area. */
export const staysDigest = (from: Fragment, until: Fragment) => fragment`
  (SELECT md5(coalesce(string_agg(concat_ws(' ', "id", "inAt", "outAt", "workspaceAreaId"), ',' ORDER BY "id"), ''))
   FROM "stays" WHERE "inAt" <= ${until} AND ("outAt" IS NULL OR "outAt" > ${from}))`

/** How many passages `listPassagesDuring` has; they are only added. */
export const passagesDigest = (from: Fragment, until: Fragment) => fragment`
  (SELECT count(*) FROM "gate_events" WHERE "at" > ${from} AND "at" <= ${until} AND "kind" <> 'Refused'
    AND ("personId" IS NOT NULL OR "guestName" IS NOT NULL))`

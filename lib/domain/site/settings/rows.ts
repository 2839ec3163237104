import { fragment } from '@/lib/platform/db/fragment'

/** The site's time zone, as an expression for the SQL of others. */
export const SITE_TIME_ZONE = fragment`(SELECT "timeZone" FROM "global_settings" WHERE "id" = 1)`

/** The site's settings for the SQL of others, as `site`. */
export const SITE = fragment`(SELECT "timeZone", "dateEra", "entryNeedsPermit" FROM "global_settings" WHERE "id" = 1) site`

/** How long a device at a gate may let people in by the list that it holds, in hours. */
export const GATE_LIST_HOURS = fragment`(SELECT "gateListHours" FROM "global_settings" WHERE "id" = 1)`

/** How long an offer of seats waits for an answer, in hours. */
export const OFFER_HOURS = fragment`(SELECT "offerHours" FROM "global_settings" WHERE "id" = 1)`

import { fragment } from '@/lib/platform/db/fragment'

/** The site's time zone, as an expression for the SQL of others. */
export const SITE_TIME_ZONE = fragment`(SELECT "timeZone" FROM "global_settings" WHERE "id" = 1)`

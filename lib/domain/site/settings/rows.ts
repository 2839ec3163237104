/** The site's time zone in the SQL of others. */
export const SITE_TIME_ZONE = '(SELECT "timeZone" FROM "global_settings" WHERE "id" = 1)'

/** What a start asks before there is a database client: plain text, without one. */
import { ACCOUNTS } from '../../account/demo/rows'

/** One row where there is any user at all. */
export const ANY_USER = 'SELECT FROM "users" LIMIT 1'

/** How many can sign in with the published password, and of how many that has not been looked at yet. */
export const DEMO_LOGINS = `
  SELECT count(*) FILTER (WHERE account."hasDemoPassword" AND owner."disabledAt" IS NULL)::int AS "open",
    count(*) FILTER (WHERE account."hasDemoPassword" IS NULL)::int AS "unknown"
  FROM ${ACCOUNTS} JOIN "users" owner ON owner."id" = account."userId"
  WHERE owner."removedAt" IS NULL`

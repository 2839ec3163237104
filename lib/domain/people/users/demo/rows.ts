/** SQL of the start, which runs before there is a database client. */
import { ACCOUNTS } from '../../account/demo/rows'

/** One row where there is any user. */
export const ANY_USER = 'SELECT FROM "users" LIMIT 1'

/** One row where an Admin can sign in: what `hasAdmin` asks. */
export const ANY_ADMIN = `
  SELECT FROM "users" owner
  WHERE 'Admin' = ANY (owner."roles") AND owner."removedAt" IS NULL AND owner."disabledAt" IS NULL
    AND (owner."providerSubject" IS NOT NULL OR EXISTS (SELECT FROM ${ACCOUNTS} WHERE account."userId" = owner."id"))
  LIMIT 1`

/** How many can sign in with the published password, and for how many this is not known yet. */
export const DEMO_LOGINS = `
  SELECT count(*) FILTER (WHERE account."hasDemoPassword" AND owner."disabledAt" IS NULL)::int AS "open",
    count(*) FILTER (WHERE account."hasDemoPassword" IS NULL)::int AS "unknown"
  FROM ${ACCOUNTS} JOIN "users" owner ON owner."id" = account."userId"
  WHERE owner."removedAt" IS NULL`

import { fragment } from '@/lib/platform/db/fragment'
import { ACCOUNTS } from '../../account/demo/rows'
import { USERS } from '../rows'

/** How many can sign in with the published password, and of how many that has not been looked at yet. */
export const DEMO_LOGINS = fragment`
  SELECT count(*) FILTER (WHERE account."hasDemoPassword" AND owner."disabledAt" IS NULL)::int AS "open",
    count(*) FILTER (WHERE account."hasDemoPassword" IS NULL)::int AS "unknown"
  FROM ${ACCOUNTS} JOIN ${USERS} owner ON owner."id" = account."userId"
  WHERE owner."removedAt" IS NULL`

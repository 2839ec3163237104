import { fragment, literals, type Fragment } from '@/lib/platform/db/fragment'
import { openStatuses } from './rules'

/** By company and user how many seats without a person open requests ask for in a session. */
export const askedSeatsOf = (sessionId: string): Fragment => fragment`
  SELECT "sessionId", "contractorId", "requestedByUserId",
    sum("seats" - CASE "status" WHEN 'Held' THEN cardinality("personIds") ELSE 0 END)::int AS "seats"
  FROM "seat_requests"
  WHERE "sessionId" = ${sessionId}::uuid AND "status" IN (${literals(openStatuses)})
  GROUP BY "sessionId", "contractorId", "requestedByUserId"`

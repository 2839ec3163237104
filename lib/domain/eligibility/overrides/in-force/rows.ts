import { fragment, type Fragment } from '@/lib/platform/db/fragment'

/** The overrides of some people that are active and not over, as JSON by person. */
export const overridesByPerson = (ids: Fragment, at: Date) => fragment`
  SELECT "personId" AS "ownerId", json_agg(json_build_object('id', "id", 'purpose', "purpose", 'permitId', "permitId",
    'day', "day", 'reasonCodes', "reasonCodes", 'requirementIds', "requirementIds")) AS "items"
  FROM "overrides" WHERE "personId" IN (${ids}) AND "status" = 'Active' AND "validUntil" > ${at}::timestamptz
  GROUP BY "personId"`

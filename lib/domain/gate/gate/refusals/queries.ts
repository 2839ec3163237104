import { EMPLOYERS } from '@/lib/domain/site/employers/rows'
import { SITE_TIME_ZONE } from '@/lib/domain/site/settings/rows'
import type { Day } from '@/lib/platform/dates/day'
import type { Sql } from '@/lib/platform/db/sql'
import { refusalReasons, refusedEntry } from './contract'

type Between = { from?: Day | null; to?: Day | null; contractors: string[] | null }

/**
 * By company and reason, the most frequent first; an attempt with two reasons counts for both. Whoever was only warned was
 * turned away by people.
 */
export const readRefusals = (sql: Sql, { from = null, to = null, contractors }: Between) =>
  sql`
  SELECT concat_ws(' ', employer."id", reason."code") AS "id", employer."id" AS "employerId",
    employer."nameTh" AS "contractorTh", employer."nameEn" AS "contractorEn", reason."code" AS "reason",
    count(DISTINCT event."personId")::int AS "people",
    count(*) FILTER (WHERE event."kind" = 'Refused')::int AS "refused",
    count(*) FILTER (WHERE event."kind" = 'In')::int AS "entered"
  FROM "gate_events" event
  CROSS JOIN LATERAL (SELECT ARRAY(SELECT unnest(event."reasonCodes") INTERSECT SELECT unnest(${[...refusalReasons]}::text[]))
    AS "codes") refusing
  CROSS JOIN LATERAL unnest(CASE
    WHEN event."verdict" = 'refused' AND refusing."codes" <> '{}' THEN refusing."codes"
    WHEN event."personId" IS NOT NULL THEN ARRAY['turned-away']
    WHEN event."guestName" IS NOT NULL THEN ARRAY['escort-not-inside']
    ELSE ARRAY['unknown-person'] END) AS reason("code")
  LEFT JOIN ${EMPLOYERS} employer ON employer."id" = event."employerId"
  WHERE (event."kind" = 'Refused' OR event."kind" = 'In' AND event."verdict" = 'refused')
    AND (${from}::date IS NULL OR event."at" >= ${from}::date::timestamp AT TIME ZONE ${SITE_TIME_ZONE})
    AND (${to}::date IS NULL OR event."at" < (${to}::date + 1)::timestamp AT TIME ZONE ${SITE_TIME_ZONE})
    AND (${contractors}::uuid[] IS NULL OR event."employerId" = ANY (${contractors}::uuid[]))
  GROUP BY employer."id", reason."code"
  ORDER BY count(*) DESC, employer."nameTh", reason."code"`.rows(refusedEntry)

import * as z from 'zod'
import { fragment, type Fragment } from '@/lib/platform/db/fragment'
import type { Sql } from '@/lib/platform/db/sql'
import { sequenceConflicts } from '../stays/rules'

const pastEvent = z.object({
  id: z.guid(),
  /** A person's id, or the key of a guest. */
  subject: z.string(),
  kind: z.enum(['In', 'Out']),
  at: z.number(),
  gateId: z.guid().nullable(),
  isInner: z.boolean(),
  workspaceAreaId: z.guid().nullable(),
  employerId: z.guid().nullable(),
  /** The event that began the stay with which this part of the past begins. */
  firstId: z.guid().nullable(),
  hasBegunStay: z.boolean(),
  /** Conflicts that follow from the order of the events, and are still open. */
  conflicts: z.array(z.enum(sequenceConflicts)),
})
export type PastEvent = z.output<typeof pastEvent>

/** By subject the earliest instant, in milliseconds, about which something new is to be stored. */
type Since = ReadonlyMap<string, number>

/**
 * What happened to people from the stay on that began before something new: what was before it stays as it is.
 */
export const readPastOfPersons = (sql: Sql, since: Since): Promise<PastEvent[]> =>
  readPast(sql, since, {
    stays: fragment`stay."personId" = asked."subject"::uuid`,
    events: fragment`event."personId" = asked."subject"::uuid`,
  })

/** The same of guests. */
export const readPastOfGuests = (sql: Sql, since: Since): Promise<PastEvent[]> =>
  readPast(sql, since, {
    stays: fragment`stay."guestKey" = asked."subject"`,
    events: fragment`event."guestName" || ' · ' || event."guestCompany" = asked."subject"`,
  })

async function readPast(
  sql: Sql,
  since: Since,
  of: { stays: Fragment; events: Fragment },
): Promise<PastEvent[]> {
  if (since.size === 0) return []
  const instants = [...since.values()].map((at) => new Date(at).toISOString())
  return sql`
    WITH asked AS (
      SELECT asked.*, stay."id" AS "firstId", coalesce(stay."inAt", '-infinity') AS "from"
      FROM unnest(${[...since.keys()]}::text[], ${instants}::timestamptz[]) AS asked("subject", "since")
      LEFT JOIN LATERAL (SELECT stay."id", stay."inAt" FROM "stays" stay
        WHERE ${of.stays} AND stay."inAt" < asked."since" ORDER BY stay."inAt" DESC LIMIT 1) stay ON true)
    SELECT event."id", asked."subject", event."kind"::text AS "kind",
      (extract(epoch FROM event."at") * 1000)::float8 AS "at", event."gateId", event."isInner", event."workspaceAreaId",
      event."employerId", asked."firstId", stay."id" IS NOT NULL AS "hasBegunStay",
      ARRAY(SELECT conflict."code" FROM "gate_conflicts" conflict WHERE conflict."eventId" = event."id"
        AND conflict."settledAt" IS NULL AND conflict."code" = ANY(${[...sequenceConflicts]}::text[])) AS "conflicts"
    FROM asked JOIN "gate_events" event ON ${of.events} AND event."at" >= asked."from" AND event."kind" <> 'Refused'
    LEFT JOIN "stays" stay ON stay."id" = event."id"`.rows(pastEvent)
}

import * as z from 'zod'
import { ALL_GATES, gateRow } from '@/lib/domain/gate/gates/rows'
import { GATE_LIST_HOURS, SITE_TIME_ZONE } from '@/lib/domain/site/settings/rows'
import type { Sql } from '@/lib/platform/db/sql'
import { outcomes } from '../events/rules'

const delivered = z.object({
  id: z.guid(),
  contentHash: z.string(),
  outcome: z.enum(outcomes),
  outcomeCode: z.string().nullable(),
})
export type Delivered = z.output<typeof delivered>

const surroundings = z.object({
  timeZone: z.string(),
  listHours: z.int(),
  gates: z.array(gateRow),
  delivered: z.array(delivered),
})

/** The site's time zone, gates and age of lists, and those of the actions that were delivered before. */
export const readSurroundings = (sql: Sql, actionIds: readonly string[]) =>
  sql`
    SELECT ${SITE_TIME_ZONE} AS "timeZone", ${GATE_LIST_HOURS} AS "listHours", ${ALL_GATES} AS "gates",
      (SELECT coalesce(json_agg(json_build_object('id', event."id", 'contentHash', event."contentHash",
        'outcome', event."outcome", 'outcomeCode', event."outcomeCode")), '[]')
       FROM "gate_events" event WHERE event."id" = ANY(${actionIds}::uuid[])) AS "delivered"`.one(
    surroundings,
  )

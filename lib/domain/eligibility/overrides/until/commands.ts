import * as z from 'zod'
import { SITE_TIME_ZONE } from '@/lib/domain/site/settings/rows'
import { recordAll } from '@/lib/platform/audit/audit'
import type { Day } from '@/lib/platform/dates/day'
import type { Sql } from '@/lib/platform/db/sql'
import type { Context } from '@/lib/platform/http/context'

const instant = z.object({ at: z.date() })

/** `time` null: the end of the day at the site. */
export type End = { day: Day; time: string | null }

export async function readInstant(sql: Sql, { day, time }: End): Promise<Date> {
  const { at } = await sql`
    SELECT (${day}::date + coalesce(${time}::text::interval, interval '24 hours')) AT TIME ZONE ${SITE_TIME_ZONE} AS "at"`.one(
    instant,
  )
  return at
}

const withdrawnRow = z.object({ id: z.guid(), personId: z.guid() })

/**
 * The overrides for a permit, which must be locked, end with it. Those of an earlier day are withdrawn: who asks for the
 * permit would otherwise let its people pass for as long as they like.
 */
export async function moveOverrides(context: Context, permitId: string, end: End): Promise<void> {
  const { sql } = context
  const begin = await readInstant(sql, { ...end, time: '00:00' })
  const withdrawn = await sql`
    UPDATE "overrides" SET "status" = 'Withdrawn', "rowVersion" = "rowVersion" + 1, "updatedAt" = ${context.now}
    WHERE "permitId" = ${permitId}::uuid AND "status" <> 'Withdrawn' AND "validUntil" <= ${begin}::timestamptz
    RETURNING "id", "personId"`.rows(withdrawnRow)
  const lines = withdrawn.map(({ id, personId }) => ({
    subject: { type: 'override' as const, id },
    changes: { personId },
  }))
  await recordAll(context, 'override.withdrawn', lines)
  const until = await readInstant(sql, end)
  await sql`
    UPDATE "overrides" SET "validUntil" = ${until}::timestamptz, "rowVersion" = "rowVersion" + 1, "updatedAt" = ${context.now}
    WHERE "permitId" = ${permitId}::uuid AND "status" <> 'Withdrawn' AND "validUntil" <> ${until}::timestamptz`.run()
}

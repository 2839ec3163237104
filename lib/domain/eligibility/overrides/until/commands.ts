import * as z from 'zod'
import { SITE_TIME_ZONE } from '@/lib/domain/site/settings/rows'
import type { Day } from '@/lib/platform/dates/day'
import type { Sql } from '@/lib/platform/db/sql'

const instant = z.object({ at: z.date() })

/** `time` null: the end of the day at the site. */
export type End = { day: Day; time: string | null }

export async function instantOf(sql: Sql, { day, time }: End): Promise<Date> {
  const { at } = await sql`
    SELECT (${day}::date + coalesce(${time}::text::interval, interval '24 hours')) AT TIME ZONE ${SITE_TIME_ZONE} AS "at"`.one(
    instant,
  )
  return at
}

/** The overrides for a permit, which must be locked, end with it. */
export async function moveOverrides(sql: Sql, permitId: string, end: End): Promise<void> {
  const validUntil = await instantOf(sql, end)
  await sql`
    UPDATE "overrides" SET "validUntil" = ${validUntil}::timestamptz
    WHERE "permitId" = ${permitId}::uuid AND "status" <> 'Withdrawn'`.run()
}

import { expect } from 'vitest'
import * as z from 'zod'
import { database } from '@/lib/platform/db/database'

/** Waits until so many transactions of this test wait for what another one has locked. */
export async function untilWaiting(transactions: number): Promise<void> {
  await expect.poll(countWaiting).toBe(transactions)
}

async function countWaiting(): Promise<number> {
  const { count } = await database().sql`
    SELECT count(*)::int AS "count" FROM "pg_stat_activity"
    WHERE "datname" = current_database() AND "wait_event_type" = 'Lock'`.one(
    z.object({ count: z.int() }),
  )
  return count
}

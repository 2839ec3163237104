import { expect, test } from 'vitest'
import * as z from 'zod'
import { database } from '@/lib/platform/db/database'
import { runShutdown } from '@/lib/platform/process/shutdown'
import { asOwner } from '@/lib/testing/runs/owner'
import { startDomain } from './start'

const countSchedules = async () =>
  (
    await database().sql`SELECT count(*)::int AS "count"
      FROM "graphile_worker"."_private_known_crontabs"`.one(z.object({ count: z.int() }))
  ).count

test('a server that starts while its database fails takes up jobs and what is shipped when it is back', async () => {
  await asOwner('ALTER SCHEMA "graphile_worker" RENAME TO "away"')
  await asOwner('ALTER TABLE "requirements" RENAME TO "requirements_away"')
  await startDomain()
  await asOwner('ALTER SCHEMA "away" RENAME TO "graphile_worker"')
  await asOwner('ALTER TABLE "requirements_away" RENAME TO "requirements"')
  expect(await countSchedules()).toBe(0)
  await expect.poll(countSchedules, { timeout: 20_000 }).toBeGreaterThan(10)
  const { db } = database()
  await expect.poll(() => db.requirement.count({ where: { isSystem: true } })).toBeGreaterThan(0)
  expect(await runShutdown()).toEqual([])
})

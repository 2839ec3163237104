import { expect, test } from 'vitest'
import { database } from '@/lib/platform/db/database'
import { runShutdown } from '@/lib/platform/process/shutdown'
import { asOwner } from '@/lib/testing/runs/owner'
import { startDomain } from './start'

const countSchedules = async (schema = 'graphile_worker'): Promise<number> =>
  (await asOwner(`SELECT count(*)::int AS "count" FROM "${schema}"."_private_known_crontabs"`))
    .rows[0].count

test('a server that starts while its database fails takes up jobs and what is shipped when it is back', async () => {
  await asOwner('ALTER SCHEMA "graphile_worker" RENAME TO "away"')
  await asOwner('ALTER TABLE "requirements" RENAME TO "requirements_away"')
  await startDomain()
  expect(await countSchedules('away')).toBe(0)
  await asOwner('ALTER SCHEMA "away" RENAME TO "graphile_worker"')
  await asOwner('ALTER TABLE "requirements_away" RENAME TO "requirements"')
  await expect.poll(() => countSchedules()).toBeGreaterThan(10)
  const { db } = database()
  await expect.poll(() => db.requirement.count({ where: { isSystem: true } })).toBeGreaterThan(0)
  expect(await runShutdown()).toEqual([])
})

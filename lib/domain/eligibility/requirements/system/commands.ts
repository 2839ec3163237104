import { isDeepStrictEqual } from 'node:util'
import { bySystem, record } from '@/lib/platform/audit/audit'
import type { Database } from '@/lib/platform/db/database'
import { freeCode } from '@/lib/platform/shipped/free-code'
import { keepRevision } from '../revisions/commands'
import { systemRequirements, type SystemRequirement } from './rules'

/**
 * Brings the requirements in the database that come with the product to its version, at every start. The site decides
 * which of them are active.
 */
export async function loadSystemRequirements(database: Database): Promise<void> {
  const { db, sql } = database
  // Servers that start together must not each add them.
  await sql`SELECT pg_advisory_xact_lock(hashtext('system-requirements'))`.run()
  const stored = await db.requirement.findMany({ where: { isSystem: true } })
  const changed = systemRequirements.filter(
    (requirement) =>
      !isUpToDate(
        requirement,
        stored.find(({ id }) => id === requirement.id),
      ),
  )
  for (const requirement of changed) await load(database, requirement)
  if (changed.length > 0) await keepRevision(sql)
}

const isUpToDate = (
  requirement: SystemRequirement,
  before: Record<string, unknown> | undefined,
): boolean =>
  before !== undefined &&
  Object.entries(requirement).every(
    ([name, value]) => name === 'isActive' || isDeepStrictEqual(before[name], value),
  )

async function load({ db, sql }: Database, requirement: SystemRequirement): Promise<void> {
  const { id, code, isActive, ...fields } = requirement
  await freeCode(sql, 'requirement', requirement)
  await db.requirement.upsert({
    where: { id },
    create: { id, code, ...fields, isActive, isSystem: true },
    update: { code, ...fields, rowVersion: { increment: 1 } },
  })
  await record(bySystem(sql), 'requirement.loaded', { type: 'requirement', id }, { code })
}

import { bySystem, record } from '@/lib/platform/audit/audit'
import type { Database } from '@/lib/platform/db/database'
import type { Sql } from '@/lib/platform/db/sql'
import { freeCode } from '@/lib/platform/shipped/free-code'
import { changedSystemMembers } from '../rules'
import { systemCredentialTypes, type SystemCredentialType } from './rules'

/**
 * Adds the types that this version of the product brings, at every start, and gives those that are there its names. How
 * long they are valid, what they need and whether they are in use is the site's from the first start on.
 */
export async function loadSystemCredentialTypes(database: Database): Promise<void> {
  const { db, sql } = database
  // Servers that start together must not each add them.
  await sql`SELECT pg_advisory_xact_lock(hashtext('system-credential-types'))`.run()
  const stored = await db.credentialType.findMany({ where: { isSystem: true } })
  for (const type of systemCredentialTypes) {
    const before = stored.find(({ id }) => id === type.id)
    if (before && changedSystemMembers(before, type).length === 0) continue
    await freeCode(sql, 'credential-type', type)
    await (before
      ? renameType(database, type)
      : db.credentialType.create({ data: { ...type, isSystem: true } }))
    await recordLoaded(sql, type)
  }
}

async function renameType({ db }: Database, type: SystemCredentialType): Promise<void> {
  const { id, code, nameTh, nameEn, subject, isSensitive } = type
  await db.credentialType.update({
    where: { id },
    data: { code, nameTh, nameEn, subject, isSensitive, rowVersion: { increment: 1 } },
  })
}

const recordLoaded = (sql: Sql, { id, code }: SystemCredentialType) =>
  record(bySystem(sql), 'credential-type.loaded', { type: 'credential-type', id }, { code })

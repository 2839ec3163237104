import { isDeepStrictEqual } from 'node:util'
import { bySystem, record } from '@/lib/platform/audit/audit'
import type { Database } from '@/lib/platform/db/database'
import type { Sql } from '@/lib/platform/db/sql'
import { freeCode } from '@/lib/platform/shipped/free-code'
import { systemTemplates, type SystemTemplate } from './rules'

/**
 * Brings the system templates in the database to this version of the product, at every start. The site's copies keep
 * the steps that they were made with.
 */
export async function loadSystemTemplates(database: Database): Promise<void> {
  const { db, sql } = database
  // Servers that start together must not each add them.
  await sql`SELECT pg_advisory_xact_lock(hashtext('system-templates'))`.run()
  const stored = await db.jsaTemplate.findMany({ where: { isSystem: true } })
  for (const template of systemTemplates) {
    const before = stored.find(({ id }) => id === template.id)
    if (before && !isChanged(template, before)) continue
    await freeCode(sql, 'jsa-template', template)
    await (before
      ? updateTemplate(database, template, before.steps)
      : createTemplate(database, template))
  }
}

const isChanged = (template: SystemTemplate, before: Record<string, unknown>) =>
  Object.entries(template).some(([name, value]) => !isDeepStrictEqual(before[name], value))

async function createTemplate({ db, sql }: Database, template: SystemTemplate): Promise<void> {
  await db.jsaTemplate.create({ data: { ...template, isSystem: true, isEnabled: false } })
  await recordLoaded(sql, template)
}

async function updateTemplate(
  { db, sql }: Database,
  template: SystemTemplate,
  steps: unknown,
): Promise<void> {
  const isNewRevision = !isDeepStrictEqual(steps, template.steps)
  await db.jsaTemplate.update({
    where: { id: template.id },
    data: {
      ...template,
      rowVersion: { increment: 1 },
      revision: { increment: isNewRevision ? 1 : 0 },
    },
  })
  await recordLoaded(sql, template)
}

const recordLoaded = (sql: Sql, { id, code }: SystemTemplate) =>
  record(bySystem(sql), 'jsa-template.loaded', { type: 'jsa-template', id }, { code })

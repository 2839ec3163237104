import { bySystem, record, type Author } from '@/lib/platform/audit/audit'
import { inTransaction, type Database } from '@/lib/platform/db/database'
import type { RetentionRule } from '@/lib/platform/db/generated/client'
import { lockRow } from '@/lib/platform/db/lock'
import { readTimeZone } from '@/lib/domain/site/settings/queries'
import { retained } from '../kinds/commands'
import { tooOldBefore } from './rules'

const nothing = { before: null, count: 0, oldestAt: null, proposedAt: null }

/** Run by a job: counts what each rule would remove. Removes nothing. */
export const proposeRetention = (now: Date): Promise<void> =>
  inTransaction((database) => proposeAll(database, now))

export async function proposeAll(database: Database, now: Date): Promise<void> {
  const author = bySystem(database.sql)
  const rules = await database.db.retentionRule.findMany({
    select: { id: true },
    orderBy: { id: 'asc' },
  })
  for (const { id } of rules) {
    await lockRow(database.db, 'retention_rules', id)
    await propose(database, author, id, now)
  }
}

/** Of one locked rule. */
export async function propose(
  database: Database,
  author: Author,
  id: string,
  now: Date,
): Promise<RetentionRule> {
  const { db } = database
  const rule = await db.retentionRule.findUniqueOrThrow({ where: { id } })
  const before = tooOldBefore(await readTimeZone({ db }), now, rule.months)
  const found = await retained[rule.kind].count(database, before)
  if (found.count === 0 && rule.before === null) return rule
  const proposal =
    found.count === 0 ? nothing : { ...found, before, proposedAt: rule.proposedAt ?? now }
  const saved = await db.retentionRule.update({
    where: { id },
    data: { ...proposal, rowVersion: { increment: 1 } },
  })
  const { kind } = rule
  if (rule.before === null)
    await record(
      author,
      'retention-rule.proposed',
      { type: 'retention-rule', id },
      { kind, count: found.count },
    )
  return saved
}

/** After a part was removed: the rest of the same proposal. */
export async function countRest(database: Database, rule: RetentionRule): Promise<number> {
  const { id, kind, before } = rule
  const rest = before ? await retained[kind].count(database, before) : { count: 0, oldestAt: null }
  const data = rest.count > 0 ? rest : { ...nothing, rowVersion: { increment: 1 } }
  await database.db.retentionRule.update({ where: { id }, data })
  return rest.count
}

import { record } from '@/lib/platform/audit/audit'
import { lockRow } from '@/lib/platform/db/lock'
import type { Context } from '@/lib/platform/http/context'
import { requireConfirmedIdentity } from '@/lib/platform/http/identity-confirmation'
import {
  done,
  type CheckedInputOf,
  type OutputOf,
  type Result,
} from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import { MOST_REMOVED, type retentionRules } from './contract'
import { retained } from './kinds/commands'
import { countRest, propose } from './propose/commands'

export async function saveRetentionRule(
  context: Context,
  { id, months, rowVersion }: CheckedInputOf<typeof retentionRules.save>,
): Promise<Result> {
  const { db } = context
  await lockRow(db, 'retention_rules', id, rowVersion)
  const { kind } = await db.retentionRule.update({
    where: { id },
    data: { months, rowVersion: { increment: 1 } },
  })
  await record(context, 'retention-rule.saved', { type: 'retention-rule', id }, { kind, months })
  return done(await propose(context, context, id, context.now))
}

/** The lock of the rule makes two Admins who confirm at once take turns. */
export async function confirmRetention(
  context: Context,
  { id, rowVersion }: CheckedInputOf<typeof retentionRules.confirm>,
): Promise<OutputOf<typeof retentionRules.confirm>> {
  const { db } = context
  await requireConfirmedIdentity(context)
  await lockRow(db, 'retention_rules', id)
  const rule = await db.retentionRule.findUniqueOrThrow({ where: { id } })
  const { kind, before } = rule
  if (!before) throw new Problem('nothing-proposed')
  if (rule.rowVersion !== rowVersion) throw new Problem('stale-record')
  const removed = await retained[kind].remove(context, before, MOST_REMOVED)
  await record(
    context,
    'retention-rule.confirmed',
    { type: 'retention-rule', id },
    { kind, count: removed },
  )
  return { ...done({ id }), removed, left: await countRest(context, rule) }
}

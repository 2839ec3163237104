import { record } from '@/lib/platform/audit/audit'
import { requireUser } from '@/lib/platform/http/people-only'
import type { GateContext } from '@/lib/platform/http/context'
import { done, type CheckedInputOf, type Result } from '@/lib/platform/contract/contract'
import type { gate } from '../contract'

export async function settleConflicts(
  context: GateContext,
  { ids, note }: CheckedInputOf<typeof gate.settleConflicts>,
): Promise<Result> {
  const { db, now } = context
  const { userId } = requireUser(context.actor)
  const { count } = await db.gateConflict.updateMany({
    where: { id: { in: ids }, settledAt: null },
    data: { settledAt: now, settledByUserId: userId, note },
  })
  await record(context, 'gate.conflicts-settled', { type: 'gate' }, { count, note: note ?? null })
  return done()
}

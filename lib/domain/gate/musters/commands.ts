import { isDevice } from '@/lib/platform/access/actor'
import { record } from '@/lib/platform/audit/audit'
import { orDuplicateProblem } from '@/lib/platform/db/errors'
import { lockRow } from '@/lib/platform/db/lock'
import type { GateContext } from '@/lib/platform/http/context'
import { done, type CheckedInputOf, type Result } from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import type { musters } from './contract'
import { readMuster, readRoster } from './queries'
import { countsOf } from './rules'

export async function startMuster(
  context: GateContext,
  { kind }: CheckedInputOf<typeof musters.start>,
): Promise<Result> {
  const { db, actor, now } = context
  if ((await db.muster.count({ where: { endedAt: null } })) > 0) throw new Problem('muster-running')
  const startedBy = isDevice(actor)
    ? { startedByDeviceId: actor.deviceId }
    : { startedByUserId: actor.userId }
  const saved = await orDuplicateProblem(
    db.muster.create({ data: { kind, startedAt: now, ...startedBy } }),
    'musters_running',
    'muster-running',
    'kind',
  )
  await record(context, 'muster.started', { type: 'muster', id: saved.id }, { kind })
  return done(saved)
}

/** Whoever marks meanwhile waits: each mark is counted, or comes after the end. */
export async function endMuster(
  context: GateContext,
  { id, reason }: CheckedInputOf<typeof musters.end>,
): Promise<Result> {
  const { db, actor, now } = context
  await lockRow(db, 'musters', id)
  const muster = await readMuster(db, id)
  if (muster.endedAt) throw new Problem('muster-over')
  const { expected, found, missing } = countsOf(await readRoster(db, muster, now))
  if (missing > 0 && !reason) throw new Problem('reason-while-missing', { field: 'reason' })
  const endedBy = isDevice(actor)
    ? { endedByDeviceId: actor.deviceId }
    : { endedByUserId: actor.userId }
  const endReason = missing > 0 ? reason : null
  const counts = { expected, found, missing }
  const saved = await db.muster.update({
    where: { id },
    data: { endedAt: now, ...endedBy, endReason, ...counts, rowVersion: { increment: 1 } },
  })
  const changes = { ...counts, ...(endReason && { reason: endReason }) }
  await record(context, 'muster.finished', { type: 'muster', id }, changes)
  return done(saved)
}

import { lockPersons } from '@/lib/domain/people/persons/training/commands'
import { record } from '@/lib/platform/audit/audit'
import { requireUser } from '@/lib/platform/http/people-only'
import type { GateContext } from '@/lib/platform/http/context'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { done, type CheckedInputOf, type Result } from '@/lib/platform/contract/contract'
import type { gate } from '../contract'

/** The note stays out of the audit log, whose line could not be emptied with a person; of who is anonymised none is kept. */
export async function settleConflicts(
  context: GateContext,
  { ids, note }: CheckedInputOf<typeof gate.settleConflicts>,
): Promise<Result> {
  const { db, now } = context
  const { userId } = requireUser(context.actor)
  const open = { id: { in: ids }, settledAt: null } satisfies Prisma.GateConflictWhereInput
  await lockPeopleOf(context, open)
  const settled = { settledAt: now, settledByUserId: userId }
  const ofNobodyKnown = { ...open, event: { person: { anonymisedAt: { not: null } } } }
  const unnoted = await db.gateConflict.updateMany({ where: ofNobodyKnown, data: settled })
  const noted = await db.gateConflict.updateMany({ where: open, data: { ...settled, note } })
  const count = unnoted.count + noted.count
  if (count > 0) await record(context, 'gate.conflicts-settled', { type: 'gate' }, { count })
  return done()
}

async function lockPeopleOf(
  { db, sql }: GateContext,
  conflicts: Prisma.GateConflictWhereInput,
): Promise<void> {
  const events = await db.gateEvent.findMany({
    where: { gateConflicts: { some: conflicts } },
    select: { personId: true },
  })
  await lockPersons(
    sql,
    events.flatMap(({ personId }) => personId ?? []),
  )
}

import type { Db } from '@/lib/platform/db/database'
import type { Prisma } from '@/lib/platform/db/generated/client'

const waitingAt = (now: Date) =>
  ({ status: 'Proposed', validUntil: { gt: now } }) satisfies Prisma.OverrideWhereInput

/** What was proposed for the workers of a permit and waits for its second person. */
export const readWaitingOverrides = (db: Db, permitId: string, now: Date) =>
  db.override.findMany({
    where: { permitId, ...waitingAt(now) },
    select: { personId: true, reasonCodes: true, requirementIds: true },
  })
export type WaitingOverride = Awaited<ReturnType<typeof readWaitingOverrides>>[number]

type Proposed = Pick<Prisma.OverrideWhereInput, 'purpose' | 'permitId' | 'day'> & WaitingOverride

/** One that waits already for all that is proposed, or null. */
export const findWaitingOverride = (
  db: Db,
  { reasonCodes, requirementIds, ...place }: Proposed,
  now: Date,
) =>
  db.override.findFirst({
    where: {
      ...place,
      ...waitingAt(now),
      reasonCodes: { hasEvery: reasonCodes },
      requirementIds: { hasEvery: requirementIds },
    },
    select: { id: true },
  })

import { config } from '../../config/config'
import type { Db } from '../../db/client'
import { requestJob } from '../../jobs/jobs'

/** Whether accounts and roles at the external provider are managed from here. */
export const isManaged = () => config().providerAdmin !== undefined

/**
 * Has a user carried through to a provider that is managed, once the transaction of `db` commits. To be
 * called by whatever changes a user's roles, name, address, state or invitation; a change that comes while an
 * earlier one is under way is done after it.
 */
export async function requestSync(db: Db, userId: string, now: Date): Promise<void> {
  if (!isManaged()) return
  const due = { status: 'Waiting' as const, attempts: 0, nextAttemptAt: now }
  await db.providerSync.upsert({
    where: { userId },
    create: { userId, ...due },
    update: { ...due, version: { increment: 1 } },
  })
  await requestJob(db, 'sync-provider-accounts')
}

import { isProviderManaged } from '@/lib/platform/auth/provider/managed'
import type { Database } from '@/lib/platform/db/database'
import { requestJob } from '@/lib/platform/jobs/jobs'

/**
 * Has a user carried through to a provider that is managed, once the transaction of `db` commits. To be
 * called by whatever changes a user's roles, name, address, state or invitation; a change that comes while an
 * earlier one is under way is done after it.
 */
export async function requestSync(
  { db, sql, now }: Database & { now: Date },
  userId: string,
): Promise<void> {
  if (!isProviderManaged()) return
  const due = { status: 'Waiting' as const, attempts: 0, nextAttemptAt: now }
  await db.providerSync.upsert({
    where: { userId },
    create: { userId, ...due },
    update: { ...due, version: { increment: 1 } },
  })
  await requestJob(sql, 'sync-provider-accounts')
}

import { isProviderManaged } from '@/lib/platform/auth/provider/managed'
import type { Database, Db } from '@/lib/platform/db/database'
import { requestJob } from '@/lib/platform/jobs/jobs'

/**
 * Syncs a user to a managed provider once the transaction commits. To be called by whatever changes a user's roles, name,
 * email, status or invitation, or ends their sessions; a change during a sync leads to another one.
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

/** What a provider has answered may name the user. */
export const forgetFault = async (db: Db, userId: string): Promise<void> =>
  void (await db.providerSync.updateMany({ where: { userId }, data: { faultDetail: null } }))

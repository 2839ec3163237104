import type { OutputOf } from '@/lib/platform/contract/contract'
import type { Db } from '@/lib/platform/db/database'
import type { PushSubscription } from '@/lib/platform/db/generated/client'
import type { ReadContext } from '@/lib/platform/http/context'
import { publicPushKey } from '@/lib/platform/push/keys'
import { sha256 } from '@/lib/platform/secrets/sha256'
import type { pushSubscriptions } from './contract'

/** The browser is still signed in, or would be had its session not run out. */
const live = { session: { endedAt: null } }

export async function getPushSubscriptions({
  db,
  actor: { userId },
}: ReadContext): Promise<OutputOf<typeof pushSubscriptions.get>> {
  const rows = await db.pushSubscription.findMany({
    where: { userId },
    select: { endpoint: true },
    orderBy: { savedAt: 'asc' },
  })
  return {
    publicKey: await publicPushKey(),
    // By which a browser finds its own address among those of its user.
    digests: rows.map(({ endpoint }) => sha256(endpoint)),
  }
}

export const listSubscriptions = (db: Db, userId: string): Promise<PushSubscription[]> =>
  db.pushSubscription.findMany({ where: { userId, ...live }, orderBy: { id: 'asc' } })

/** Those of the users whom a browser shows notices. */
export async function readPushUsers(
  db: Db,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db.pushSubscription.findMany({
    where: { userId: { in: [...new Set(userIds)] }, ...live },
    select: { userId: true },
    distinct: ['userId'],
  })
  return new Set(rows.map(({ userId }) => userId))
}

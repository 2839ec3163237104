import { lockUserRow } from '@/lib/domain/people/users/logins/commands'
import {
  done,
  type CheckedInputOf,
  type JsonText,
  type Result,
} from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import { inTransaction, type Database, type Db } from '@/lib/platform/db/database'
import type { Context, OnceContext } from '@/lib/platform/http/context'
import { requireAllowedAddress } from '@/lib/platform/outbound/target'
import type { pushSubscriptions } from './contract'
import { MOST_SUBSCRIPTIONS } from './rules'

type SaveInput = CheckedInputOf<typeof pushSubscriptions.save>

/** Names are resolved before the transaction. */
export async function savePushSubscription(
  { once, ...context }: OnceContext,
  input: SaveInput,
): Promise<Result | JsonText> {
  const { sessionId, userId } = context.actor
  if (!sessionId) throw new Problem('browser-needed')
  await requireAllowedAddress(input.endpoint, 'push', userId)
  return inTransaction(
    once((connections: Database) => write({ ...context, ...connections }, sessionId, input)),
  )
}

/** Who knows an address alone is not the browser that has it, and takes it from nobody. */
async function write(
  { db, sql, actor: { userId }, now }: Context,
  sessionId: string,
  { endpoint, keys: { p256dh, auth } }: SaveInput,
): Promise<Result> {
  await sql`SELECT pg_advisory_xact_lock(hashtext(${`push ${endpoint}`}))`.run()
  await lockUserRow(db, userId)
  const before = await db.pushSubscription.findUnique({ where: { endpoint } })
  if (before && (before.p256dh !== p256dh || before.auth !== auth))
    throw new Problem('other-browser')
  const owner = { userId, sessionId, savedAt: now }
  const { id } = before
    ? await db.pushSubscription.update({ where: { endpoint }, data: owner })
    : await db.pushSubscription.create({ data: { ...owner, endpoint, p256dh, auth } })
  await removeOldest(db, userId)
  return done({ id })
}

async function removeOldest(db: Db, userId: string): Promise<void> {
  const tooMany = await db.pushSubscription.findMany({
    where: { userId },
    orderBy: [{ savedAt: 'desc' }, { id: 'desc' }],
    skip: MOST_SUBSCRIPTIONS,
    select: { id: true },
  })
  await removeSubscriptions(
    db,
    tooMany.map(({ id }) => id),
  )
}

export async function removePushSubscription(
  { db, actor: { userId } }: Context,
  { endpoint }: CheckedInputOf<typeof pushSubscriptions.remove>,
): Promise<Result> {
  await db.pushSubscription.deleteMany({ where: { endpoint, userId } })
  return done()
}

export const removeSubscriptions = async (db: Db, ids: readonly string[]): Promise<void> => {
  if (ids.length > 0) await db.pushSubscription.deleteMany({ where: { id: { in: [...ids] } } })
}

/** When a browser signs out. */
export const forgetBrowser = async (db: Db, sessionId: string): Promise<void> =>
  void (await db.pushSubscription.deleteMany({ where: { sessionId } }))

/** Run by a job: of browsers that were signed out from elsewhere. */
export const forgetEndedBrowsers = async (db: Db): Promise<void> =>
  void (await db.pushSubscription.deleteMany({ where: { session: { endedAt: { not: null } } } }))

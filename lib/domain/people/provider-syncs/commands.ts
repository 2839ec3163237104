import * as z from 'zod'
import { randomUUID } from 'node:crypto'
import { lockUser } from '@/lib/domain/people/users/commands'
import { isGivenUp, nextAttempt } from '@/lib/domain/people/mail-outbox/rules'
import { record } from '@/lib/platform/audit/audit'
import { ProviderFault } from '@/lib/platform/auth/provider/fault'
import { connectKeycloak } from '@/lib/platform/auth/provider/keycloak'
import { requestSync } from './requests/commands'
import { isProviderManaged } from '@/lib/platform/auth/provider/managed'
import { config, type ProviderAdmin } from '@/lib/platform/config/config'
import { inTransaction } from '@/lib/platform/db/database'
import type { Prisma } from '@/lib/platform/db/generated/client'
import type { Context } from '@/lib/platform/http/context'
import { done, type CheckedInputOf, type Result } from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import { log } from '@/lib/platform/log/log'
import { syncAccount, type SyncChanges } from './account/commands'
import { findSyncedUser, type SyncedUser } from '@/lib/domain/people/users/provider/queries'
import type { providerSyncs } from './contract'

export async function retrySync(
  context: Context,
  { id }: CheckedInputOf<typeof providerSyncs.retry>,
): Promise<Result> {
  await lockUser(context, id)
  if (!isProviderManaged()) throw new Problem('provider-not-managed')
  await requestSync(context, id)
  await record(context, 'provider-sync.requested', { type: 'user', id })
  return done({ id })
}

/** In milliseconds, for each call to the provider. */
const PATIENCE = 10_000
/** In milliseconds, and longer than all calls for one user can take: then its server has died over it. */
const LEASE = 5 * 60_000

type Run = { now?: () => Date; admin?: ProviderAdmin; patience?: number }

/**
 * Run by a job: carries through what is due, the oldest first. Taking a user counts the attempt, puts the next
 * one off and keeps other servers away, so that changes of one user are carried through one after the other. A
 * provider in trouble ends the run. Returns how many were carried through.
 */
export async function syncAccounts({
  now = () => new Date(),
  admin = config().providerAdmin,
  patience = PATIENCE,
}: Run = {}): Promise<number> {
  let count = 0
  if (!admin) return count
  for (let user = await takeNext(now()); user; user = await takeNext(now())) {
    const fault = await attempt(user, { admin, patience, now: now() })
    if (!fault) count++
    if (fault?.isProviderWide) break
  }
  return count
}

type Taken = SyncedUser & { providerSync: NonNullable<SyncedUser['providerSync']> }

const nextRow = z.object({ userId: z.guid(), attempts: z.int() })

const takeNext = (now: Date): Promise<Taken | null> =>
  inTransaction(async ({ db, sql }) => {
    const next = await sql`
      SELECT "userId", "attempts" FROM "provider_syncs" WHERE "status" = 'Waiting'
        AND "nextAttemptAt" <= ${now} AND coalesce("leasedUntil" <= ${now}, true)
      ORDER BY "nextAttemptAt", "userId" LIMIT 1 FOR UPDATE SKIP LOCKED`.first(nextRow)
    if (!next) return null
    const attempts = next.attempts + 1
    await db.providerSync.update({
      where: { userId: next.userId },
      data: {
        attempts,
        nextAttemptAt: nextAttempt(attempts, now),
        leasedUntil: new Date(now.getTime() + LEASE),
      },
    })
    // Read after the lock: what is changed from here on raises the version.
    return (await findSyncedUser(db, next.userId)) as Taken
  })

async function attempt(
  user: Taken,
  { admin, patience, now }: { admin: ProviderAdmin; patience: number; now: Date },
): Promise<ProviderFault | null> {
  try {
    const keycloak = await connectKeycloak(admin, patience)
    const carried = await syncAccount(keycloak, user, now)
    const outcome = { status: 'Done', doneAt: now, fault: null, faultDetail: null } as const
    await saveOutcome(user, outcome, carried)
    return null
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error
    const { attempts } = user.providerSync
    const { code, detail, isAlarm, isFinal } = error
    log[isAlarm ? 'error' : 'warn'](
      { user: user.id, attempts, code, detail },
      'not carried through',
    )
    // Nobody sees a removed user, so nobody could have it tried again: their account is not given up.
    const isLost = user.removedAt === null && isGivenUp(attempts, isFinal)
    const status = isLost ? 'Failed' : 'Waiting'
    await saveOutcome(user, { status, fault: code, faultDetail: detail || null }, {})
    return error
  }
}

/** What was changed meanwhile stays due, at once; whoever was at it for too long has lost it to another. */
const saveOutcome = (
  { id: userId, providerSync: { version, leasedUntil } }: Taken,
  outcome: Prisma.ProviderSyncUpdateManyMutationInput,
  carried: SyncChanges,
): Promise<void> =>
  inTransaction(async ({ db, sql }) => {
    const own = { userId, leasedUntil }
    const { count } = await db.providerSync.updateMany({
      where: { ...own, version },
      data: { ...outcome, leasedUntil: null },
    })
    if (count === 0) await db.providerSync.updateMany({ where: own, data: { leasedUntil: null } })
    const author = { sql, actor: null, traceId: randomUUID() }
    const subject = { type: 'user', id: userId }
    if (Object.keys(carried).length > 0)
      await record(author, 'provider-sync.carried-through', subject, carried)
    if (count > 0 && outcome.status === 'Failed')
      await record(author, 'provider-sync.given-up', subject, { fault: String(outcome.fault) })
  })

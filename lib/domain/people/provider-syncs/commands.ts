import * as z from 'zod'
import { lockUser } from '@/lib/domain/people/users/commands'
import { isGivenUp, nextAttempt } from '@/lib/domain/people/mail-outbox/rules'
import { bySystem, record } from '@/lib/platform/audit/audit'
import { ProviderFault } from '@/lib/platform/auth/provider/fault'
import { connectKeycloak } from '@/lib/platform/auth/provider/keycloak'
import { MINUTE } from '@/lib/platform/dates/durations'
import { requestSync } from './requests/commands'
import { isProviderManaged } from '@/lib/platform/auth/provider/managed'
import { config } from '@/lib/platform/config/config'
import type { ProviderAdmin } from '@/lib/platform/config/provider'
import { inTransaction } from '@/lib/platform/db/database'
import type { Prisma } from '@/lib/platform/db/generated/client'
import type { Context } from '@/lib/platform/http/context'
import { done, type CheckedInputOf, type Result } from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import { log } from '@/lib/platform/log/log'
import { untilShutdown } from '@/lib/platform/process/shutdown'
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
const CALL_TIMEOUT = 10_000
/** In milliseconds, and longer than all calls for one user can take: after this its server must have crashed. */
const LEASE = 5 * MINUTE

type Run = { now?: () => Date; admin?: ProviderAdmin; timeout?: number }

/**
 * Run by a job: syncs the users that are due, the oldest first. Taking a user counts the attempt, postpones the next one
 * and leases the user, so that only one server syncs them. A fault of the provider itself ends the run, and so does a stop
 * of ours, which waits for one user and not for all. Returns how many users were synced.
 */
export async function syncAccounts({
  now = () => new Date(),
  admin = config().providerAdmin,
  timeout = CALL_TIMEOUT,
}: Run = {}): Promise<number> {
  let count = 0
  if (!admin) return count
  for await (const user of untilShutdown(() => takeNext(now()))) {
    const fault = await attempt(user, { admin, timeout, now: now() })
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
    // Read under the lock: later changes raise the version.
    return (await findSyncedUser(db, next.userId)) as Taken
  })

async function attempt(
  user: Taken,
  { admin, timeout, now }: { admin: ProviderAdmin; timeout: number; now: Date },
): Promise<ProviderFault | null> {
  try {
    const keycloak = await connectKeycloak(admin, timeout)
    const changes = await syncAccount(keycloak, user, now)
    const outcome = { status: 'Done', doneAt: now, fault: null, faultDetail: null } as const
    await saveOutcome(user, outcome, changes)
    return null
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error
    const { attempts } = user.providerSync
    const { code, detail, isAlarm, isFinal } = error
    log[isAlarm ? 'error' : 'warn']({ user: user.id, attempts, code, detail }, 'account not synced')
    // Never given up for a removed user: nobody sees them, so nobody could retry.
    const isFailed = user.removedAt === null && isGivenUp(attempts, isFinal)
    const status = isFailed ? 'Failed' : 'Waiting'
    await saveOutcome(user, { status, fault: code, faultDetail: detail || null }, {})
    return error
  }
}

/** Stays due where the user was changed meanwhile; saves nothing where the lease was lost to another server. */
const saveOutcome = (
  { id: userId, providerSync: { version, leasedUntil } }: Taken,
  outcome: Prisma.ProviderSyncUpdateManyMutationInput,
  changes: SyncChanges,
): Promise<void> =>
  inTransaction(async ({ db, sql }) => {
    const own = { userId, leasedUntil }
    const { count } = await db.providerSync.updateMany({
      where: { ...own, version },
      data: { ...outcome, leasedUntil: null },
    })
    if (count === 0) await db.providerSync.updateMany({ where: own, data: { leasedUntil: null } })
    const author = bySystem(sql)
    const subject = { type: 'user', id: userId }
    if (Object.keys(changes).length > 0)
      await record(author, 'provider-sync.carried-through', subject, changes)
    if (count > 0 && outcome.status === 'Failed')
      await record(author, 'provider-sync.given-up', subject, { fault: String(outcome.fault) })
  })

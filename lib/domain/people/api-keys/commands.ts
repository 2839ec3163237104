import { v7 as newId } from 'uuid'
import { lockServiceAccount } from '@/lib/domain/people/service-accounts/commands'
import { readRolesOf } from '@/lib/domain/people/service-accounts/queries'
import { record } from '@/lib/platform/audit/audit'
import { makeApiKey, USE_INTERVAL } from '@/lib/platform/auth/api-keys'
import {
  done,
  type CheckedInputOf,
  type OutputOf,
  type Result,
} from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import { database } from '@/lib/platform/db/database'
import type { Context } from '@/lib/platform/http/context'
import { requireConfirmedIdentity } from '@/lib/platform/http/identity-confirmation'
import type { apiKeys } from './contract'
import { expiryAfter, unreachable } from './rules'

const subject = (id: string) => ({ type: 'api-key', id })

export async function issueApiKey(
  context: Context,
  { serviceAccountId, addresses = [], days, ...named }: CheckedInputOf<typeof apiKeys.issue>,
): Promise<OutputOf<typeof apiKeys.issue>> {
  const { db, now } = context
  await lockServiceAccount(db, serviceAccountId)
  await requireConfirmedIdentity(context)
  const scope = unreachable(named.scopes, await readRolesOf(db, serviceAccountId))
  if (scope) throw new Problem('scope-without-role', { field: 'scopes', values: { scope } })
  const id = newId()
  const { key, secretHash } = makeApiKey(id)
  const expiresAt = expiryAfter(days, now)
  const kept = { ...named, addresses, serviceAccountId }
  await db.apiKey.create({ data: { id, secretHash, expiresAt, createdAt: now, ...kept } })
  const changes = { ...kept, expiresAt: expiresAt.toISOString() }
  await record(context, 'api-key.created', subject(id), changes)
  return { ...done({ id }), key, expiresAt: expiresAt.toISOString() }
}

/** Revoked twice, it keeps the time of the first, and one line. */
export async function revokeApiKey(
  context: Context,
  { id }: CheckedInputOf<typeof apiKeys.revoke>,
): Promise<Result> {
  const { db, now } = context
  const key = await db.apiKey.findUnique({ where: { id } })
  if (!key) throw new Problem('record-not-found', { values: { id } })
  const { count } = await db.apiKey.updateMany({
    where: { id, revokedAt: null },
    data: { revokedAt: now },
  })
  if (count > 0) {
    const { serviceAccountId, name } = key
    await record(context, 'api-key.revoked', subject(id), { serviceAccountId, name })
  }
  return done({ id })
}

/** For `authenticate`. */
export async function recordKeyUse(id: string, now: Date): Promise<void> {
  const before = new Date(now.getTime() - USE_INTERVAL)
  await database().db.apiKey.updateMany({
    where: { id, OR: [{ lastUsedAt: null }, { lastUsedAt: { lte: before } }] },
    data: { lastUsedAt: now },
  })
}

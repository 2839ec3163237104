import { forgetFault, requestSync } from '@/lib/domain/people/provider-syncs/requests/commands'
import { recordAll } from '@/lib/platform/audit/audit'
import { invalidateActor } from '@/lib/platform/auth/actors'
import { Problem } from '@/lib/platform/contract/problem'
import { deleteOwned } from '@/lib/platform/db/owned'
import type { Context } from '@/lib/platform/http/context'
import { requireAnAdminRemains } from '../commands'

/** The accounts of a person, removed ones included, locked. Refuses the own one and that of the last Admin. */
export async function lockAccountsOf(context: Context, personId: string) {
  const { db, sql, actor } = context
  await sql`SELECT FROM "users" WHERE "personId" = ${personId}::uuid ORDER BY "id" FOR UPDATE`.run()
  const accounts = await db.user.findMany({ where: { personId } })
  if (accounts.some(({ id }) => id === actor.userId)) throw new Problem('own-account')
  for (const account of accounts)
    if (!account.removedAt) await requireAnAdminRemains(context, account, { roles: [] })
  return accounts
}

/**
 * Takes away how they signed in and all that is theirs alone; the rows stay, for what they did. An account at a provider is
 * disabled there by the sync, as that of a removed user.
 */
export async function anonymiseAccounts(context: Context, userIds: string[]): Promise<void> {
  const { db } = context
  const where = { id: { in: userIds } }
  await deleteOwned(db, 'users', userIds, ['provider_syncs'])
  await removeAccounts(context, userIds)
  await db.user.updateMany({
    where,
    data: {
      email: null,
      isDefault: false,
      lastSignInAt: null,
      sessionVersion: { increment: 1 },
      providerSubject: null,
      locale: null,
      rowVersion: { increment: 1 },
    },
  })
  for (const id of userIds) {
    await forgetFault(db, id)
    await requestSync(context, id)
    invalidateActor(id)
  }
}

/** Those that are not removed yet; the lines tell other systems, and nothing of the account. */
async function removeAccounts(context: Context, userIds: string[]): Promise<void> {
  const { db, now } = context
  const where = { id: { in: userIds }, removedAt: null }
  const accounts = await db.user.findMany({ where, select: { id: true } })
  await db.user.updateMany({ where, data: { removedAt: now } })
  await recordAll(
    context,
    'user.removed',
    accounts.map(({ id }) => ({ subject: { type: 'user', id }, changes: {} })),
  )
}

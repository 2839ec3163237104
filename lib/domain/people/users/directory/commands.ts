import { randomUUID } from 'node:crypto'
import { replaceHash } from '@/lib/domain/people/account/password-hash/commands'
import { acceptAtProvider } from '@/lib/domain/people/invitations/commands'
import type { Role } from '@/lib/platform/access/policies'
import { record } from '@/lib/platform/audit/audit'
import { invalidateActor } from '@/lib/platform/auth/actors'
import type { HashChange, ProviderLogin } from '@/lib/platform/auth/directory'
import { isProviderManaged } from '@/lib/platform/auth/provider/managed'
import type { SignInMethod } from '@/lib/platform/auth/sign-in-rules'
import { inTransaction, type Db } from '@/lib/platform/db/database'
import { areSameRoles } from '../rules'
import { enabledUser } from '../enabled/rows'

export const linkInvitedUser = (subject: string, email: string): Promise<ProviderLogin | null> =>
  inTransaction(async ({ db, sql }) => {
    const invited = await db.user.findFirst({
      where: {
        email,
        ...enabledUser,
        providerSubject: null,
        OR: [
          { account: { isNot: null } },
          { invitations: { some: { acceptedAt: null, expiresAt: { gt: new Date() } } } },
        ],
      },
      select: { id: true, sessionVersion: true, sessionsEndedAt: true },
    })
    if (!invited || !(await isFree(db, subject))) return null
    const { id: userId, sessionVersion, sessionsEndedAt } = invited
    // Of two first sign-ins at the same time one wins.
    const { count } = await db.user.updateMany({
      where: { id: userId, providerSubject: null },
      data: { providerSubject: subject },
    })
    if (count === 0) return null
    await acceptAtProvider({ db, sql }, userId)
    return { userId, sessionVersion, sessionsEndedAt }
  })

/** Unlinks removed users from the account, as its owner may be invited again as another user. */
async function isFree(db: Db, subject: string): Promise<boolean> {
  await db.user.updateMany({
    where: { providerSubject: subject, removedAt: { not: null } },
    data: { providerSubject: null },
  })
  return (await db.user.count({ where: { providerSubject: subject } })) === 0
}

export const recordSignIn = (
  userId: string,
  traceId: string,
  method: SignInMethod,
  hash?: HashChange,
): Promise<void> =>
  inTransaction(async ({ db, sql }) => {
    // Before the user, as a change of the password does; a removal, which does not, is repeated with whoever is in its way.
    if (hash) await replaceHash(db, userId, hash)
    await db.user.update({ where: { id: userId }, data: { lastSignInAt: new Date() } })
    const author = { sql, actor: { userId }, traceId }
    await record(author, 'account.signed-in', { type: 'user', id: userId }, { method })
  })

/**
 * The user takes the roles over that the provider names, unless the provider is managed from here: then they are only
 * stored, to show a difference.
 */
export async function saveProviderRoles(userId: string, named: readonly Role[]): Promise<void> {
  const roles = [...named]
  await inTransaction(async ({ db, sql }) => {
    const user = await db.user.findUniqueOrThrow({ where: { id: userId } })
    const isSame = isProviderManaged() || areSameRoles(roles, user.roles)
    await db.user.update({
      where: { id: userId },
      data: {
        providerRoles: roles,
        ...(!isSame && { roles, isDefault: false, rowVersion: { increment: 1 } }),
      },
    })
    if (isSame) return
    const author = { sql, actor: { userId }, traceId: randomUUID() }
    const changes = { from: user.roles, to: roles }
    await record(author, 'user.roles-taken-over', { type: 'user', id: userId }, changes)
  })
  invalidateActor(userId)
}

export async function invalidateSessions(db: Db, userId: string, now: Date): Promise<void> {
  await db.user.update({
    where: { id: userId },
    data: { sessionVersion: { increment: 1 }, sessionsEndedAt: now },
  })
}

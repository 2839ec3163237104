import { randomUUID } from 'node:crypto'
import { requireGoodPassword } from '@/lib/domain/people/account/password/commands'
import { record } from '@/lib/platform/audit/audit'
import type { Named } from '@/lib/platform/i18n/names'
import { invalidateActor } from '@/lib/platform/auth/actors'
import { rememberDevice } from '@/lib/platform/auth/device-cookie'
import { requireLocalPasswords } from '@/lib/platform/auth/local-passwords'
import { hashPassword } from '@/lib/platform/auth/password'
import { isProviderManaged } from '@/lib/platform/auth/provider/managed'
import { endAllSessions } from '@/lib/platform/auth/sessions'
import { countAttempt } from '@/lib/platform/auth/throttle'
import { config } from '@/lib/platform/config/config'
import { inTransaction, type Database, type Db } from '@/lib/platform/db/database'
import type { OpenContext } from '@/lib/platform/http/context'
import { done, type CheckedInputOf, type Result } from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import { sha256 } from '@/lib/platform/secrets/sha256'
import { randomToken } from '@/lib/platform/secrets/tokens'
import type { invitations } from './contract'
import { invitationLetter } from './present'
import type { Addressee } from '@/lib/domain/people/users/addressees/queries'
import { findLink } from './queries'
import { revokeLinks } from './links/commands'
import { linkOf, VALID_FOR, type LinkKind } from './links/rules'
import { savePassword } from '@/lib/domain/people/account/password-hash/commands'
import { queueMail, revokeMails } from '@/lib/domain/people/mail-outbox/queue/commands'
import { setEmail, requireFreeEmail } from '@/lib/domain/people/users/logins/commands'

type AcceptInput = CheckedInputOf<typeof invitations.accept>
type NewPassword = { token: string; password: string; email?: string | null }

export const acceptInvitation = (context: OpenContext, input: AcceptInput): Promise<Result> =>
  redeemLink('Invitation', context, input, async ({ db, sql }, user) => {
    await setMissingEmail({ db, actor: context.actor }, user, input.email)
    const author = { sql, actor: { userId: user.id }, traceId: context.traceId }
    await record(author, 'invitation.accepted', { type: 'user', id: user.id })
  })

/**
 * Sets the password of the user whom the link was sent to. Earlier sessions and other links end, and the device
 * becomes a known one. Throws `invitation-not-valid`, or what is wrong with the password.
 */
export async function redeemLink(
  kind: LinkKind,
  { db, now, address, cookie }: OpenContext,
  { token, password, email }: NewPassword,
  onAccepted: (database: Database, user: Addressee) => Promise<void>,
): Promise<Result> {
  requireLocalPasswords()
  await countAttempt({ account: sha256(token), address })
  const link = await findLink(db, token, now)
  if (link?.kind !== kind) throw new Problem('invitation-not-valid')
  requireGoodPassword(password, { ...link.user, email: link.user.email ?? email ?? null })
  const passwordHash = await hashPassword(password)
  const { id } = await inTransaction(async ({ db, sql }) => {
    const user = await consumeLink(db, token, now)
    await savePassword(db, user.id, { passwordHash, now })
    await endAllSessions(db, user.id, now)
    invalidateActor(user.id)
    await onAccepted({ db, sql }, user)
    return user
  })
  await rememberDevice(cookie, id)
  return done({ id })
}

/** Of two requests with one link at once, one wins: the update finds it unused only once. */
async function consumeLink(db: Db, token: string, now: Date): Promise<Addressee> {
  const link = await findLink(db, token, now)
  const used = await db.invitation.updateMany({
    where: { tokenHash: sha256(token), acceptedAt: null },
    data: { acceptedAt: now },
  })
  if (!link || used.count === 0) throw new Problem('invitation-not-valid')
  await revokeLinks(db, link.user.id)
  return link.user
}

async function setMissingEmail(
  context: Pick<OpenContext, 'db' | 'actor'>,
  user: { id: string; email: string | null },
  email: string | null | undefined,
): Promise<void> {
  if (user.email) return
  if (!email) throw new Problem('email-needed', { field: 'email' })
  await requireFreeEmail(context, email, user.id)
  await setEmail(context.db, user.id, email)
}

/** Makes a link for a user; earlier ones stop working. Returns the token, of which only the hash is stored. */
export async function invite(
  db: Db,
  userId: string,
  now: Date,
  kind: LinkKind = 'Invitation',
): Promise<string> {
  await revokeLinks(db, userId)
  return makeLink(db, userId, now, kind)
}

/** Only the hash is stored, so that whoever reads the database cannot use the link. */
export async function makeLink(db: Db, userId: string, now: Date, kind: LinkKind): Promise<string> {
  const token = randomToken()
  const expiresAt = new Date(now.getTime() + VALID_FOR[kind])
  await db.invitation.create({ data: { userId, kind, tokenHash: sha256(token), expiresAt } })
  return token
}

type Invited = {
  id: string
  email: string
  name: Named
}

/** Makes the link and its mail in one transaction. Returns until when the link works. */
export async function inviteByMail(
  { db, sql }: Database,
  { id, email, name }: Invited,
  now: Date,
): Promise<Date> {
  const link = linkOf(config().appUrl, await invite(db, id, now))
  const usefulUntil = new Date(now.getTime() + VALID_FOR.Invitation)
  const isExternal = config().provider !== undefined
  const letter = invitationLetter({ name, isExternal, isManaged: isProviderManaged() })
  await queueMail({ db, sql }, { userId: id, toAddress: email, link, usefulUntil, ...letter })
  return usefulUntil
}

/** The invited user has signed in at the provider, so the link is not needed any more. */
export async function acceptAtProvider({ db, sql }: Database, userId: string): Promise<void> {
  await db.invitation.updateMany({
    where: { userId, acceptedAt: null },
    data: { acceptedAt: new Date() },
  })
  await revokeMails(db, userId)
  const author = { sql, actor: { userId }, traceId: randomUUID() }
  await record(author, 'invitation.accepted', { type: 'user', id: userId })
}

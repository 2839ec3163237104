import { randomUUID } from 'node:crypto'
import { record } from '../../audit/audit'
import { prisma, transact, type Db } from '../../db/client'
import { Problem } from '../../contract/problem'
import { forgetActor } from '../actors'
import type { Claims } from '../tokens'
import { identityOf, type Identity } from './claims'
import { accessTokenRefusal } from './access-token'
import { provider, verified as verify } from './keys'
import { isManaged } from './syncs'

/**
 * Access tokens that were verified, until they expire; the one that came first makes room. It says who
 * somebody is, not whether they may still come in, which is asked each time.
 */
const verified = new Map<string, { identity: Identity; expiresAt: number }>()
const ROOM = 2_000

/** Who bears this token of the provider, or null for any other text. Throws where it cannot be asked. */
export async function readProviderToken(token: string, now = Date.now()): Promise<Identity | null> {
  const known = verified.get(token)
  if (known && known.expiresAt > now) return known.identity
  verified.delete(token)
  const { audience, clientId, apiClients } = provider()
  const signed = await verify(token, audience)
  if (!signed) return null
  const reason = accessTokenRefusal(signed, [clientId, ...apiClients])
  if (reason) throw new Problem('invalid-token', { watch: { reason } })
  const [oldest] = verified.keys()
  if (oldest && verified.size >= ROOM) verified.delete(oldest)
  const identity = identityOf(signed.claims, provider())
  verified.set(token, { identity, expiresAt: Number(signed.claims.exp) * 1000 })
  return identity
}

const mayEnter = { removedAt: null, disabledAt: null }
const version = { id: true, sessionVersion: true } as const

/**
 * The user behind an identity: the one who came with it before, else the one who was invited at its
 * verified address, who is bound to it from now on. A stranger is nobody.
 */
export async function userOf({ subject, email, roles }: Identity): Promise<Claims | null> {
  const find = () =>
    prisma().user.findFirst({ where: { providerSubject: subject, ...mayEnter }, select: version })
  const known = await find()
  const bound = !known && email ? await transact((db) => bind(db, subject, email)) : null
  // Of two first sign-ins at once the second may find nobody left to bind: the first has done it.
  const user = known ?? bound ?? (await find())
  if (!user) return null
  if (!known && roles) await noteRoles(user.id, roles)
  return { userId: user.id, sessionVersion: user.sessionVersion }
}

async function bind(db: Db, subject: string, email: string) {
  const now = new Date()
  const invited = await db.user.findFirst({
    where: {
      email,
      ...mayEnter,
      providerSubject: null,
      OR: [
        { account: { isNot: null } },
        { invitations: { some: { acceptedAt: null, expiresAt: { gt: now } } } },
      ],
    },
    select: { id: true },
  })
  if (!invited || !(await isFree(db, subject))) return null
  const { id } = invited
  // Of two first sign-ins at once one binds.
  const { count } = await db.user.updateMany({
    where: { id, providerSubject: null },
    data: { providerSubject: subject },
  })
  if (count > 0) {
    await db.invitation.updateMany({
      where: { userId: id, acceptedAt: null },
      data: { acceptedAt: now },
    })
    await db.outboxMail.updateMany({
      where: { userId: id, carriesLink: true, status: { in: ['Waiting', 'Failed'] } },
      data: { status: 'Revoked', link: null },
    })
    const author = { db, actor: { userId: id }, traceId: randomUUID() }
    await record(author, 'invitation.accepted', { type: 'user', id })
  }
  return db.user.findFirst({ where: { id, providerSubject: subject }, select: version })
}

/** Whoever was removed leaves the account behind: its owner may be invited anew, as another user. */
async function isFree(db: Db, subject: string): Promise<boolean> {
  await db.user.updateMany({
    where: { providerSubject: subject, removedAt: { not: null } },
    data: { providerSubject: null },
  })
  return (await db.user.count({ where: { providerSubject: subject } })) === 0
}

/**
 * Keeps what the provider says of the roles at a sign-in. Where it holds them, that is what the user has from
 * then on; where it is managed from here they are decided here, and a difference is only shown.
 */
export async function noteRoles(
  userId: string,
  roles: NonNullable<Identity['roles']>,
): Promise<void> {
  await transact(async (db) => {
    const user = await db.user.findUniqueOrThrow({ where: { id: userId } })
    const isSame =
      isManaged() ||
      (roles.length === user.roles.length && roles.every((role) => user.roles.includes(role)))
    await db.user.update({
      where: { id: userId },
      data: {
        providerRoles: roles,
        ...(!isSame && { roles, isDefault: false, rowVersion: { increment: 1 } }),
      },
    })
    if (isSame) return
    const author = { db, actor: { userId }, traceId: randomUUID() }
    const changes = { from: user.roles, to: roles }
    await record(author, 'user.roles-taken-over', { type: 'user', id: userId }, changes)
  })
  forgetActor(userId)
}

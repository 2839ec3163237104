import { Problem } from '../../contract/problem'
import { directory } from '../directory'
import type { Claims } from '../tokens'
import { identityOf, type Identity } from './claims'
import { accessTokenRefusal } from './access-token'
import { provider, verifyProviderToken } from './keys'

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
  const signed = await verifyProviderToken(token, audience)
  if (!signed) return null
  const reason = accessTokenRefusal(signed, [clientId, ...apiClients])
  if (reason) throw new Problem('invalid-token', { logDetails: { reason } })
  const [oldest] = verified.keys()
  if (oldest && verified.size >= ROOM) verified.delete(oldest)
  const identity = identityOf(signed.claims, provider())
  verified.set(token, { identity, expiresAt: Number(signed.claims.exp) * 1000 })
  return identity
}

/**
 * The user behind an identity: the one who came with it before, else the one who was invited at its
 * verified address, who is bound to it from now on. A stranger is nobody.
 */
export async function userOf({ subject, email, roles }: Identity): Promise<Claims | null> {
  const { findBySubject, linkInvitedUser, saveProviderRoles } = directory()
  const known = await findBySubject(subject)
  const bound = !known && email ? await linkInvitedUser(subject, email) : null
  // Of two first sign-ins at once the second may find nobody left to bind: the first has done it.
  const user = known ?? bound ?? (await findBySubject(subject))
  if (!user) return null
  if (!known && roles) await saveProviderRoles(user.userId, roles)
  return user
}

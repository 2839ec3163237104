import { Problem } from '../../contract/problem'
import { processWide } from '../../process/process-wide'
import { directory, type ProviderLogin } from '../directory'
import { identityOf, type Identity } from './claims'
import { accessTokenRefusal } from './access-token'
import { keysCountUntil, provider, verifyProviderToken } from './keys'
import { isStrongEnough } from './strength'

/**
 * Verified access tokens, until they expire or the keys are read again; the oldest entry is dropped. Whether the user may
 * still sign in is checked each time.
 */
type Verified = { identity: Identity; expiresAt: number }
const verified = () => processWide('verified-provider-tokens', () => new Map<string, Verified>())
const MAX_TOKENS = 2_000

/**
 * The identity in an access token of the provider; null for any other text. Throws `invalid-token` for a token that is
 * not for this API, and `provider-unavailable` where its keys cannot be read. `now` in milliseconds.
 */
export async function readProviderToken(token: string, now = Date.now()): Promise<Identity | null> {
  const known = verified().get(token)
  if (known && known.expiresAt > now) return known.identity
  verified().delete(token)
  const { audience, clientId, apiClients, apiScope: scope, strengths } = provider()
  const signed = await verifyProviderToken(token, audience)
  if (!signed) return null
  const refusal = accessTokenRefusal(signed, { clients: [clientId, ...apiClients], scope })
  const reason = refusal ?? (isStrongEnough(signed.claims, strengths) ? null : 'too-weak')
  if (reason) throw new Problem('invalid-token', { logDetails: { reason } })
  const [oldest] = verified().keys()
  if (oldest && verified().size >= MAX_TOKENS) verified().delete(oldest)
  const identity = identityOf(signed.claims, provider())
  const expiresAt = Math.min(Number(signed.claims.exp) * 1000, keysCountUntil())
  verified().set(token, { identity, expiresAt })
  return identity
}

/**
 * The user of an identity: the one who is linked to it, else the one who was invited at its verified address, who is
 * linked to it from then on. Null for anybody else.
 */
export async function userOf({ subject, email, roles }: Identity): Promise<ProviderLogin | null> {
  const { findBySubject, linkInvitedUser, saveProviderRoles } = directory()
  const known = await findBySubject(subject)
  const linked = !known && email ? await linkInvitedUser(subject, email) : null
  // Of two parallel first sign-ins the second finds nobody left to link, as the first has done it.
  const user = known ?? linked ?? (await findBySubject(subject))
  if (!user) return null
  if (!known && roles) await saveProviderRoles(user.userId, roles)
  return user
}

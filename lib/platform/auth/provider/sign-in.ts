import { randomUUID } from 'node:crypto'
import { headers } from 'next/headers'
import type { Account, Profile } from 'next-auth'
import { config } from '../../config/config'
import { callerAddress } from '../caller-address'
import { Problem } from '../../contract/problem'
import { directory } from '../directory'
import { logRefusal } from '../security-log'
import { deviceOf, openSession } from '../sessions'
import type { Claims } from '../tokens'
import { identityOf } from './claims'
import { userOf } from './identity'
import { discover, provider, verifyProviderToken } from './keys'

/** In seconds: longer than any provider keeps a sign-in. Asked for a `max_age` it must say when that was. */
const QUARTER_YEAR = 90 * 24 * 3600

/** How next-auth is told of the provider: code with PKCE, state and nonce; nothing of its tokens in our cookie. */
export function oidcProvider() {
  const { issuer, clientId, clientSecret, name } = provider()
  return {
    id: 'oidc',
    name,
    type: 'oauth' as const,
    wellKnown: `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`,
    issuer,
    clientId,
    clientSecret,
    idToken: true,
    checks: ['pkce' as const, 'state' as const, 'nonce' as const],
    authorization: { params: { scope: 'openid email profile', max_age: QUARTER_YEAR } },
    httpOptions: { timeout: 10_000 },
    profile: ({ sub }: { sub: string }) => ({ id: sub }),
  }
}

/** The session that a sign-in at the provider opens here. Throws `not-invited`. */
export async function signInByProvider(
  account: Account,
  profile: Profile,
  lifetime: number,
): Promise<Claims & { sessionId: string }> {
  // next-auth believes whatever issuer the metadata names: the real one is compared here.
  await discover()
  const identity = identityOf(await allClaims(account, profile), provider())
  const claims = await userOf(identity)
  if (!claims) {
    const problem = new Problem('not-invited', { logDetails: { reason: 'no-invited-user' } })
    logRefusal(problem, { traceId: randomUUID(), address: callerAddress(await headers()) })
    throw problem
  }
  if (identity.roles) await directory().saveProviderRoles(claims.userId, identity.roles)
  const asked = await headers()
  const sessionId = await openSession({
    ...claims,
    device: deviceOf(asked.get('user-agent') ?? ''),
    address: callerAddress(asked),
    lifetime,
    confirmedAt: shownAt(profile as { auth_time?: unknown }),
    providerIdToken: account.id_token,
  })
  await directory().recordSignIn(claims.userId, randomUUID())
  return { ...claims, sessionId }
}

/** Who is known at the provider comes back from it without having shown anything; a provider that keeps it says when. */
const shownAt = ({ auth_time: seconds }: { auth_time?: unknown }) =>
  typeof seconds === 'number' ? new Date(seconds * 1000) : new Date()

/** Keycloak puts roles into the access token, Entra ID into the ID token. It came from the provider itself. */
async function allClaims({ access_token: token }: Account, profile: Profile) {
  const { audience } = provider()
  const access = token?.split('.').length === 3 ? await verifyProviderToken(token, audience) : null
  return { ...access?.claims, ...profile } as Record<string, unknown>
}

/** Where to go after signing out here: to the provider's own end of the session, if it has one. */
export async function signOutUrl(idToken: string | null): Promise<string> {
  const { appUrl, provider: external } = config()
  if (!external) return '/sign-in'
  const document = await discover().catch(() => null)
  if (!document?.end_session_endpoint) return '/sign-in'
  const url = new URL(document.end_session_endpoint)
  url.searchParams.set('client_id', external.clientId)
  url.searchParams.set('post_logout_redirect_uri', `${appUrl}/sign-in`)
  if (idToken) url.searchParams.set('id_token_hint', idToken)
  return url.href
}

import { randomUUID } from 'node:crypto'
import { headers } from 'next/headers'
import type { JWTPayload } from 'jose'
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
import { discover, isSignedByPresentKey, provider, verifyProviderToken } from './keys'
import { isStrongEnough } from './strength'

/** In seconds: longer than any provider keeps a sign-in. A provider that is sent `max_age` must return `auth_time`. */
const QUARTER_YEAR = 90 * 24 * 3600

/**
 * The configuration of the provider for next-auth: authorization code with PKCE, state and nonce. Our cookie contains no
 * token of the provider.
 */
export function oidcProvider() {
  const { issuer, clientId, clientSecret, name, strengths } = provider()
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
    authorization: {
      params: {
        scope: 'openid email profile',
        max_age: QUARTER_YEAR,
        ...(strengths.length > 0 && { acr_values: strengths.join(' ') }),
      },
    },
    httpOptions: { timeout: 10_000 },
    profile: ({ sub }: { sub: string }) => ({ id: sub }),
  }
}

/** Opens a session for a sign-in at the provider. `lifetime` in milliseconds. Throws `not-invited` or `weak-sign-in`. */
export async function signInByProvider(
  account: Account,
  profile: Profile,
  lifetime: number,
): Promise<Claims & { sessionId: string }> {
  // next-auth accepts any issuer that the metadata names; `discover` compares it with the configured one.
  await discover()
  if (!isStrongEnough(profile as JWTPayload, provider().strengths)) await refuse('weak-sign-in')
  const identity = identityOf(await allClaims(account, profile), provider())
  const user = await userOf(identity)
  if (!user) return refuse('not-invited')
  const { userId, sessionVersion } = user
  if (identity.roles) await directory().saveProviderRoles(userId, identity.roles)
  const asked = await headers()
  const sessionId = await openSession({
    userId,
    sessionVersion,
    device: deviceOf(asked.get('user-agent') ?? ''),
    address: callerAddress(asked),
    lifetime,
    confirmedAt: authenticatedAt(profile as { auth_time?: unknown }),
    providerIdToken: account.id_token,
  })
  await directory().recordSignIn(userId, randomUUID(), 'provider')
  return { userId, sessionVersion, sessionId }
}

async function refuse(code: 'not-invited' | 'weak-sign-in'): Promise<never> {
  const reason = code === 'not-invited' ? 'no-invited-user' : 'too-weak'
  const problem = new Problem(code, { logDetails: { reason } })
  logRefusal(problem, { traceId: randomUUID(), address: callerAddress(await headers()) })
  throw problem
}

/** When the user last signed in at the provider: not now, if they had a session there. */
const authenticatedAt = ({ auth_time: seconds }: { auth_time?: unknown }) =>
  typeof seconds === 'number' ? new Date(seconds * 1000) : new Date()

/** Keycloak puts roles into the access token, Entra ID into the ID token. */
async function allClaims({ access_token: token }: Account, profile: Profile) {
  const { audience } = provider()
  const access = token?.split('.').length === 3 ? await verifyProviderToken(token, audience) : null
  return { ...access?.claims, ...profile } as Record<string, unknown>
}

/** Where to go after signing out here: to the provider's sign-out page, if it has one and answers. */
export async function signOutUrl(idToken: string | null): Promise<string> {
  if (!config().provider) return '/sign-in'
  try {
    const { end_session_endpoint: endpoint } = await discover()
    return endpoint ? await signOutUrlAt(endpoint, idToken ?? '') : '/sign-in'
  } catch {
    return '/sign-in?error=signed-out-here-only'
  }
}

/** Without the hint Keycloak asks whether to sign out; to one that none of its keys has signed it answers an error page. */
async function signOutUrlAt(endpoint: string, idToken: string): Promise<string> {
  const url = new URL(endpoint)
  url.searchParams.set('client_id', provider().clientId)
  url.searchParams.set('post_logout_redirect_uri', `${config().appUrl}/sign-in`)
  if (await isSignedByPresentKey(idToken)) url.searchParams.set('id_token_hint', idToken)
  return url.href
}

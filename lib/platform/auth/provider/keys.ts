import {
  createLocalJWKSet,
  createRemoteJWKSet,
  errors,
  jwksCache,
  jwtVerify,
  type ExportedJWKSCache,
  type JWTVerifyGetKey,
} from 'jose'
import { config, type Provider } from '../../config/config'
import { Problem } from '../../contract/problem'
import { log } from '../../log/log'
import type { Signed } from './access-token'

/** In milliseconds. */
const TIMEOUT = 5_000
/** The keys are asked for anew after so long, and for a key of unknown name, but not more often than … */
const FRESH_FOR = 10 * 60_000
/** … this: tokens with invented key names cost the provider nothing. */
const COOL_DOWN = 30_000
/** A provider that is away does not lock anybody out for so long; a key it withdrew then holds no longer. */
const STALE_FOR = 12 * 3600_000

/** No `none` and nothing symmetric: a public key must never count as a password. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'EdDSA']

export type Discovered = { issuer: string; jwks_uri: string; end_session_endpoint?: string }

let discovered: { at: number; document: Discovered } | undefined
let keySet: ReturnType<typeof createRemoteJWKSet> | undefined
/** The keys as they were read last, and when. */
let kept: Partial<ExportedJWKSCache> = {}

/** What the provider says of itself; remembered for an hour, and longer while it does not answer. */
export async function discover(): Promise<Discovered> {
  const now = Date.now()
  if (discovered && discovered.at > now - 3600_000) return discovered.document
  const { issuer } = provider()
  try {
    const url = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
    const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT) })
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
    const document = (await answer.json()) as Discovered
    // To the letter, as OpenID Connect Discovery, 4.3, says: else somebody else's keys would count as its.
    if (document.issuer !== issuer) throw new Error(`${url} is of the issuer ${document.issuer}`)
    discovered = { at: now, document }
    return document
  } catch (error) {
    log.warn(
      { error: (error as Error).message },
      'the identity provider does not answer as it should',
    )
    if (discovered && discovered.at > now - STALE_FOR) return discovered.document
    throw new Problem('provider-unavailable')
  }
}

/** A token that the provider signed for `audience`, or null. Throws where it cannot be asked. */
export async function verifyProviderToken(token: string, audience: string): Promise<Signed | null> {
  const keys = await remoteKeys()
  const options = {
    algorithms: ALGORITHMS,
    issuer: provider().issuer,
    audience,
    requiredClaims: ['sub', 'exp'],
    clockTolerance: 10,
  }
  const check = async (keySource: JWTVerifyGetKey) => {
    const { payload: claims, protectedHeader: header } = await jwtVerify(token, keySource, options)
    return { claims, header }
  }
  try {
    return await check(keys)
  } catch (error) {
    if (!isUnreachable(error)) return null
    const { jwks, uat = 0 } = kept
    if (!jwks || uat < Date.now() - STALE_FOR) throw new Problem('provider-unavailable')
    return check(createLocalJWKSet(jwks)).catch(() => null)
  }
}

async function remoteKeys() {
  if (keySet) return keySet
  const { jwks_uri: uri } = await discover()
  keySet = createRemoteJWKSet(new URL(uri), {
    timeoutDuration: TIMEOUT,
    cooldownDuration: COOL_DOWN,
    cacheMaxAge: FRESH_FOR,
    [jwksCache]: kept as Record<string, never>,
  })
  return keySet
}

/** The provider could not be asked, other than: it was, and the token is not its. */
const isUnreachable = (error: unknown) =>
  error instanceof errors.JWKSTimeout ||
  error instanceof TypeError ||
  (error instanceof errors.JOSEError && error.code === 'ERR_JOSE_GENERIC')

export function provider(): Provider {
  const found = config().provider
  if (!found) throw new Error('No external identity provider is configured')
  return found
}

/** For tests: another provider, or one that was away, is asked anew. */
export function resetProviderCache(): void {
  discovered = keySet = undefined
  kept = {}
}

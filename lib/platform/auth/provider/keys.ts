import {
  compactVerify,
  createLocalJWKSet,
  createRemoteJWKSet,
  customFetch,
  errors,
  jwksCache,
  jwtVerify,
  type ExportedJWKSCache,
  type JWTVerifyGetKey,
} from 'jose'
import { config } from '../../config/config'
import type { Provider } from '../../config/provider'
import { Problem } from '../../contract/problem'
import { log } from '../../log/log'
import { hasCode } from '../../process/error-code'
import { processWide } from '../../process/process-wide'
import { inSpan } from '../../tracing/spans'
import type { Signed } from './access-token'
import { HOUR, MINUTE } from '../../dates/durations'

/** In milliseconds. */
const TIMEOUT = 5_000
/** In milliseconds: the keys are read again after this time, or for a key of unknown name, but not more often than … */
const FRESH_FOR = 10 * MINUTE
/** … this: tokens with invented key names must not cost the provider a request each. */
const COOL_DOWN = 30_000
/**
 * In milliseconds: how long cached keys count while the provider does not answer; a withdrawn key no longer counts
 * after it.
 */
const STALE_FOR = 12 * HOUR

/** No `none` and nothing symmetric: a public key must never count as a password. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'EdDSA']

type Discovered = { issuer: string; jwks_uri: string; end_session_endpoint?: string }

type Known = {
  discovered?: { at: number; document: Discovered }
  keySet?: ReturnType<typeof createRemoteJWKSet>
  /** When the keys could not be read last, or the document not in time: each call would wait for a provider that hangs. */
  failedAt: number
  /** The keys as they were read last, and when. */
  cachedKeys: Partial<ExportedJWKSCache>
}
const known = () =>
  processWide('provider-keys', (): Known => ({ failedAt: -Infinity, cachedKeys: {} }))

/**
 * The provider's discovery document, cached for an hour, and up to `STALE_FOR` while it does not answer. Throws
 * `provider-unavailable`.
 */
export async function discover(): Promise<Discovered> {
  const now = Date.now()
  const { discovered } = known()
  if (discovered && discovered.at > now - HOUR) return discovered.document
  if (hasJustFailed()) return staleDocument()
  const { issuer } = provider()
  try {
    const url = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
    const signal = AbortSignal.timeout(TIMEOUT)
    const answer = await ask(url, { signal, redirect: 'error' })
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
    const document = (await answer.json()) as Discovered
    // OpenID Connect Discovery, 4.3: exactly equal, or else keys of somebody else would count as the provider's.
    if (document.issuer !== issuer) throw new Error(`${url} is of the issuer ${document.issuer}`)
    known().discovered = { at: now, document }
    return document
  } catch (error) {
    log.warn(
      { error: (error as Error).message },
      'the identity provider does not answer as it should',
    )
    // One that refuses at once keeps nobody waiting.
    if ((error as Error).name === 'TimeoutError') known().failedAt = Date.now()
    return staleDocument()
  }
}

function staleDocument(): Discovered {
  const { discovered } = known()
  if (discovered && discovered.at > Date.now() - STALE_FOR) return discovered.document
  throw new Problem('provider-unavailable')
}

/** The claims of a token that the provider signed for `audience`; null for any other. Throws `provider-unavailable`. */
export async function verifyProviderToken(token: string, audience: string): Promise<Signed | null> {
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
  const checkByCached = async () => {
    const { jwks, uat = 0 } = known().cachedKeys
    if (!jwks || uat < Date.now() - STALE_FOR) throw new Problem('provider-unavailable')
    return check(createLocalJWKSet(jwks)).catch(() => null)
  }
  if (known().cachedKeys.jwks && hasJustFailed()) return checkByCached()
  const keys = await remoteKeys()
  try {
    return await check(keys)
  } catch (error) {
    if (!isUnreachable(error)) return null
    known().failedAt = Date.now()
    return checkByCached()
  }
}

const ask = (url: string, options: RequestInit): Promise<Response> =>
  inSpan({ name: 'provider', kind: 'CLIENT' }, () => fetch(url, options))

/** In milliseconds: when the keys are read again, so that what they have verified has to be verified anew. */
export const keysCountUntil = () => (known().cachedKeys.uat ?? 0) + FRESH_FOR

/**
 * Whether a key that the provider publishes at this moment has signed a token, be it long expired. Throws
 * `provider-unavailable`.
 */
export async function isSignedByPresentKey(token: string): Promise<boolean> {
  if (hasJustFailed()) throw new Problem('provider-unavailable')
  const keys = await remoteKeys()
  await keys.reload().catch(() => {
    known().failedAt = Date.now()
    throw new Problem('provider-unavailable')
  })
  return compactVerify(token, keys).then(
    () => true,
    () => false,
  )
}

const hasJustFailed = () => known().failedAt > Date.now() - COOL_DOWN

async function remoteKeys() {
  const { keySet, cachedKeys } = known()
  if (keySet) return keySet
  const { jwks_uri: uri } = await discover()
  return (known().keySet = createRemoteJWKSet(new URL(uri), {
    timeoutDuration: TIMEOUT,
    cooldownDuration: COOL_DOWN,
    cacheMaxAge: FRESH_FOR,
    [customFetch]: ask,
    [jwksCache]: cachedKeys as Record<string, never>,
  }))
}

/**
 * Whether the keys could not be read, as opposed to a token that the provider did not sign. By the codes of jose: the
 * set of keys is the process's, and may come from another copy of it.
 */
export const isUnreachable = (error: unknown) =>
  error instanceof TypeError || hasCode(error, errors.JWKSTimeout.code, errors.JOSEError.code)

export function provider(): Provider {
  const found = config().provider
  if (!found) throw new Error('No external identity provider is configured')
  return found
}

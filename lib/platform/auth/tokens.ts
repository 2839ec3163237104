import { createHash, randomUUID } from 'node:crypto'
import {
  decodeProtectedHeader,
  exportJWK,
  generateKeyPair,
  importJWK,
  jwtVerify,
  SignJWT,
  type JWK,
} from 'jose'
import * as z from 'zod'
import { config } from '../config/config'
import type { BearerToken } from '../access/actor'
import { secret } from './secrets'

const ALGORITHM = 'ES256'
const AUDIENCE = 'site-safety-api'
/** In seconds. */
export const TOKEN_LIFETIME = 3600

/** What a session or token says of its user; everything else is read from the database. */
export type Claims = {
  userId: string
  sessionVersion: number
  sessionId?: string
  /** The user signed in with a second factor beside the password. */
  isByTwoFactors?: boolean
  token?: BearerToken
}

/**
 * Identifies a token that was signed out of. Only the signed part is hashed, as one signature can be encoded in more
 * than one way.
 */
export const tokenHash = (token: string) =>
  createHash('sha256')
    .update(token.slice(0, token.lastIndexOf('.')))
    .digest('base64url')

const publicJwk = z.object({ kty: z.string(), crv: z.string(), x: z.string(), y: z.string() })
const privateJwk = publicJwk.extend({ d: z.string() })
const namedJwk = publicJwk.extend({ kid: z.string(), alg: z.string(), use: z.string() })
const signingKeySchema = z.object({ kid: z.string(), publicKey: namedJwk, privateKey: privateJwk })

const signingKey = secret('token', signingKeySchema, async () => {
  const pair = await generateKeyPair(ALGORITHM, { extractable: true })
  const kid = randomUUID()
  const exported = publicJwk.parse(await exportJWK(pair.publicKey))
  return {
    kid,
    publicKey: { ...exported, kid, alg: ALGORITHM, use: 'sig' },
    privateKey: privateJwk.parse(await exportJWK(pair.privateKey)),
  }
})

export async function publicKeys(): Promise<{ keys: JWK[] }> {
  return { keys: [(await signingKey()).publicKey] }
}

/** A bearer token for `TOKEN_LIFETIME`. `now` in milliseconds. */
export async function issueToken(
  { userId, sessionVersion, isByTwoFactors = false }: Claims,
  now = Date.now(),
): Promise<string> {
  const { kid, privateKey } = await signingKey()
  const seconds = Math.floor(now / 1000)
  return new SignJWT({ ver: sessionVersion, mfa: isByTwoFactors })
    .setProtectedHeader({ alg: ALGORITHM, kid, typ: 'JWT' })
    .setIssuer(config().appUrl)
    .setAudience(AUDIENCE)
    .setSubject(userId)
    .setJti(randomUUID())
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + TOKEN_LIFETIME)
    .sign(await importJWK(privateKey, ALGORITHM))
}

type Verified = { claims: Claims; expiresAt: number }

/**
 * Verified tokens, until they expire: a caller sends the same one with every request, and checking a signature costs
 * as much as a small answer. Whether the user may still sign in is checked each time. The oldest entry is dropped.
 */
const verified = new Map<string, Verified>()
const MAX_TOKENS = 2_000

/** The claims of a token that we signed; null for any other text and for an expired token. `now` in milliseconds. */
export async function readToken(token: string, now = Date.now()): Promise<Claims | null> {
  const known = verified.get(token) ?? (await verify(token, now))
  if (!known || known.expiresAt > now) return known?.claims ?? null
  verified.delete(token)
  return null
}

async function verify(token: string, now: number): Promise<Verified | null> {
  const { kid, publicKey } = await signingKey()
  try {
    if (decodeProtectedHeader(token).kid !== kid) return null
    const { payload } = await jwtVerify(token, await importJWK(publicKey, ALGORITHM), {
      algorithms: [ALGORITHM],
      issuer: config().appUrl,
      audience: AUDIENCE,
      requiredClaims: ['sub', 'iat', 'exp', 'ver'],
      currentDate: new Date(now),
    })
    const expiresAt = Number(payload.exp) * 1000
    const claims = {
      userId: String(payload.sub),
      sessionVersion: Number(payload.ver),
      token: {
        hash: tokenHash(token),
        issuedAt: Number(payload.iat) * 1000,
        expiresAt,
        isByPasswordAlone: payload.mfa !== true,
      },
    }
    return cache(token, { claims, expiresAt })
  } catch {
    return null
  }
}

function cache(token: string, entry: Verified): Verified {
  const [oldest] = verified.keys()
  if (oldest && verified.size >= MAX_TOKENS) verified.delete(oldest)
  verified.set(token, entry)
  return entry
}

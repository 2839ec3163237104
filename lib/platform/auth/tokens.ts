import { randomUUID } from 'node:crypto'
import { decodeProtectedHeader, jwtVerify, SignJWT, type JWK } from 'jose'
import { config } from '../config/config'
import type { BearerToken } from '../access/actor'
import { processWide } from '../process/process-wide'
import { sha256 } from '../secrets/sha256'
import { gateListKey } from './gate-lists'
import { SIGNING_ALGORITHM, signingKey } from './signing-keys'

const TYPE = 'JWT'
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
export const tokenHash = (token: string) => sha256(token.slice(0, token.lastIndexOf('.')))

const tokenKey = signingKey('token')

/** Of tokens and of the lists of gate devices. */
export async function publicKeys(): Promise<{ keys: JWK[] }> {
  return { keys: [(await tokenKey()).publicKey, await gateListKey()] }
}

/** A bearer token for `TOKEN_LIFETIME`. `now` in milliseconds. */
export async function issueToken(
  { userId, sessionVersion, isByTwoFactors = false }: Claims,
  now = Date.now(),
): Promise<string> {
  const { kid, privateKey } = await tokenKey()
  const seconds = Math.floor(now / 1000)
  return new SignJWT({ ver: sessionVersion, mfa: isByTwoFactors })
    .setProtectedHeader({ alg: SIGNING_ALGORITHM, kid, typ: TYPE })
    .setIssuer(config().appUrl)
    .setAudience(AUDIENCE)
    .setSubject(userId)
    .setJti(randomUUID())
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + TOKEN_LIFETIME)
    .sign(privateKey)
}

type Verified = { claims: Claims; expiresAt: number }

/**
 * Verified tokens, until they expire: a caller sends the same one with every request, and checking a signature costs
 * as much as a small answer. Whether the user may still sign in is checked each time. The oldest entry is dropped.
 */
const verified = () => processWide('verified-tokens', () => new Map<string, Verified>())
const MAX_TOKENS = 2_000

/** The claims of a token that we signed; null for any other text and for an expired token. `now` in milliseconds. */
export async function readToken(token: string, now = Date.now()): Promise<Claims | null> {
  const known = verified().get(token) ?? (await verify(token, now))
  if (!known || known.expiresAt > now) return known?.claims ?? null
  verified().delete(token)
  return null
}

async function verify(token: string, now: number): Promise<Verified | null> {
  const { kid, publicKey } = await tokenKey()
  try {
    if (decodeProtectedHeader(token).kid !== kid) return null
    const { payload } = await jwtVerify(token, publicKey, {
      algorithms: [SIGNING_ALGORITHM],
      typ: TYPE,
      issuer: config().appUrl,
      audience: AUDIENCE,
      requiredClaims: ['sub', 'iat', 'exp', 'ver'],
      currentDate: new Date(now),
    })
    const issuedAt = Number(payload.iat) * 1000
    const expiresAt = Number(payload.exp) * 1000
    const claims = {
      userId: String(payload.sub),
      sessionVersion: Number(payload.ver),
      token: {
        hash: tokenHash(token),
        issuedAt,
        authenticatedAt: issuedAt,
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
  const [oldest] = verified().keys()
  if (oldest && verified().size >= MAX_TOKENS) verified().delete(oldest)
  verified().set(token, entry)
  return entry
}

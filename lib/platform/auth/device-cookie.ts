import { randomBytes, randomUUID } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { config } from '../config/config'
import { secret } from './secrets'

/**
 * Devices that an account has signed in from before, by a cookie. Their wrong tries are counted apart, so that
 * a stranger who guesses at an account locks out nobody who uses it.
 * Source: docs/decisions/0130-known-devices.md.
 */

/** What came with a request, and what its answer is to set. */
export type DeviceCookie = { sent?: string; setCookie?: string }

/** User → the device's name for that account. A new one with each sign-in; those of others stay as they are,
 * or else whoever has an account here could wipe the count of another one on the same device. */
type Known = Record<string, string>

/** In seconds: a year. */
const LIFETIME = 365 * 24 * 3600
/** Accounts that are remembered on a shared computer; the one that signed in longest ago makes room. */
const ROOM = 5
const ISSUER = 'device'

const isSecure = () => config().appUrl.startsWith('https:')
export const deviceCookieName = () => `${isSecure() ? '__Host-' : ''}site-safety-device`

const signingKey = async () =>
  Buffer.from(
    await secret('device', async () => randomBytes(32).toString('base64url')),
    'base64url',
  )

/** The account's name for the device that sent the cookie, if it has signed in from there. */
export async function knownDevice(
  { sent }: DeviceCookie,
  userId: string | undefined,
): Promise<string | undefined> {
  const known = await read(sent)
  return userId === undefined ? undefined : known[userId]
}

/** Has the answer remember this device for an account that has just signed in. */
export async function rememberDevice(cookie: DeviceCookie, userId: string): Promise<void> {
  const { [userId]: _, ...others } = await read(cookie.sent)
  const kept = Object.entries(others).slice(0, ROOM - 1)
  const known: Known = Object.fromEntries([[userId, randomUUID()], ...kept])
  const token = await new SignJWT({ known })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(ISSUER)
    .setExpirationTime(Math.floor(Date.now() / 1000) + LIFETIME)
    .sign(await signingKey())
  const attributes = ['Path=/', 'HttpOnly', 'SameSite=Lax', `Max-Age=${LIFETIME}`]
  const secure = isSecure() ? ['Secure'] : []
  cookie.setCookie = [`${deviceCookieName()}=${token}`, ...attributes, ...secure].join('; ')
}

async function read(sent: string | undefined): Promise<Known> {
  if (!sent) return {}
  const options = { algorithms: ['HS256'], issuer: ISSUER, requiredClaims: ['exp'] }
  const verified = await jwtVerify<{ known: Known }>(sent, await signingKey(), options).catch(
    () => null,
  )
  return verified?.payload.known ?? {}
}

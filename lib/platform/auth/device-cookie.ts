import { randomUUID } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { config } from '../config/config'
import { textSecret } from './secrets'

/**
 * A cookie that names the devices from which an account has signed in before. Failed attempts of such a device are
 * counted separately, so that a stranger who guesses passwords does not lock out the owner of the account.
 * Source: docs/decisions/0130-known-devices.md.
 */

/** The value that came with the request, and the Set-Cookie headers for its answer: its own, and that of a renewed session. */
export type DeviceCookie = { sent?: string; setCookie?: string; setSession?: string }

/**
 * User id → the id of the device for that account. Each sign-in renews only the own one, or else a user could reset
 * the count of another account on the same device.
 */
type DeviceIds = Record<string, string>

/** In seconds: a year. */
const LIFETIME = 365 * 24 * 3600
/** On a shared computer; the account that signed in longest ago is dropped. */
const MAX_ACCOUNTS = 5
const ISSUER = 'device'

const isSecure = () => config().appUrl.startsWith('https:')
export const deviceCookieName = () => `${isSecure() ? '__Host-' : ''}site-safety-device`

const keyText = textSecret('device')
const signingKey = async () => Buffer.from(await keyText(), 'base64url')

/** The id of the device for this account; undefined where the account has not signed in from it. */
export async function knownDevice(
  { sent }: DeviceCookie,
  userId: string | undefined,
): Promise<string | undefined> {
  const known = await read(sent)
  return userId === undefined ? undefined : known[userId]
}

/** Sets the cookie that names this device for an account that has just signed in. */
export async function rememberDevice(cookie: DeviceCookie, userId: string): Promise<void> {
  const { [userId]: _, ...others } = await read(cookie.sent)
  const kept = Object.entries(others).slice(0, MAX_ACCOUNTS - 1)
  const known: DeviceIds = Object.fromEntries([[userId, randomUUID()], ...kept])
  const token = await new SignJWT({ known })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(ISSUER)
    .setExpirationTime(Math.floor(Date.now() / 1000) + LIFETIME)
    .sign(await signingKey())
  const attributes = ['Path=/', 'HttpOnly', 'SameSite=Lax', `Max-Age=${LIFETIME}`]
  const secure = isSecure() ? ['Secure'] : []
  cookie.setCookie = [`${deviceCookieName()}=${token}`, ...attributes, ...secure].join('; ')
}

async function read(sent: string | undefined): Promise<DeviceIds> {
  if (!sent) return {}
  const options = { algorithms: ['HS256'], issuer: ISSUER, requiredClaims: ['exp'] }
  const verified = await jwtVerify<{ known: DeviceIds }>(sent, await signingKey(), options).catch(
    () => null,
  )
  return verified?.payload.known ?? {}
}

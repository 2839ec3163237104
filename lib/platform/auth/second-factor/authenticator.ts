import { Secret, TOTP } from 'otpauth'
import type { Db } from '../../db/database'
import { encrypt, decrypt } from './encryption'

/** In seconds. */
const STEP = 30
/** Steps by which a phone's clock may be off, either way. */
const TOLERANCE = 1

const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: 'Site Safety', label, secret: Secret.fromBase32(secret), period: STEP })

/**
 * Stores a new secret for an app, base32, and its `otpauth:` URI. It is no second factor before its first right code.
 * Replaces one that was stored before.
 */
export async function beginAuthenticator(
  db: Db,
  userId: string,
  label: string,
): Promise<{ secret: string; uri: string }> {
  const secret = new Secret({ size: 20 }).base32
  const encrypted = await encrypt(secret, userId)
  await db.authenticator.upsert({
    where: { userId },
    create: { userId, secret: encrypted },
    update: { secret: encrypted },
  })
  return { secret, uri: totpOf(secret, label).toString() }
}

/** Six digits are a code of an app. The library fails on other texts whose length in bytes differs. */
export const isAuthenticatorCode = (typed: string) => /^\d{6}$/.test(typed)

/**
 * Whether this is a right code of the user's app, which then cannot be used again: of two parallel requests with one
 * code the condition on `lastStep` lets one through. `isFirst` confirms a new app.
 */
export async function consumeAuthenticatorCode(
  db: Db,
  userId: string,
  token: string,
  { now, isFirst = false }: { now: Date; isFirst?: boolean },
): Promise<boolean> {
  if (!isAuthenticatorCode(token)) return false
  const stored = await db.authenticator.findUnique({ where: { userId } })
  if (!stored || (stored.confirmedAt === null) !== isFirst) return false
  const totp = totpOf(await decrypt(stored.secret, userId))
  const timestamp = now.getTime()
  const delta = totp.validate({ token, timestamp, window: TOLERANCE })
  if (delta === null) return false
  const step = totp.counter({ timestamp }) + delta
  const { count } = await db.authenticator.updateMany({
    where: {
      userId,
      secret: stored.secret,
      OR: [{ lastStep: null }, { lastStep: { lt: step } }],
    },
    data: { lastStep: step, ...(isFirst && { confirmedAt: now }) },
  })
  return count > 0
}

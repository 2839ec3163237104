import { Secret, TOTP } from 'otpauth'
import type { Db } from '../../db/database'
import { encrypt, decrypt } from './encryption'

/** In seconds. */
const STEP = 30
/** Steps that a phone's clock may be off, either way. */
const TOLERATED = 1

const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: 'Site Safety', label, secret: Secret.fromBase32(secret), period: STEP })

/** An app's secret, which counts for nothing before its first right code. One begun before is given up. */
export async function beginAuthenticator(
  db: Db,
  userId: string,
  label: string,
): Promise<{ secret: string; uri: string }> {
  const secret = new Secret({ size: 20 }).base32
  const sealed = await encrypt(secret, userId)
  await db.authenticator.upsert({
    where: { userId },
    create: { userId, secret: sealed },
    update: { secret: sealed },
  })
  return { secret, uri: totpOf(secret, label).toString() }
}

/**
 * Takes a code of the user's app. Of two that bring the same code at once one comes in: the step is moved on
 * only from an earlier one.
 */
export async function consumeAuthenticatorCode(
  db: Db,
  userId: string,
  token: string,
  { now, isFirst = false }: { now: Date; isFirst?: boolean },
): Promise<boolean> {
  const held = await db.authenticator.findUnique({ where: { userId } })
  if (!held || (held.confirmedAt === null) !== isFirst) return false
  const totp = totpOf(await decrypt(held.secret, userId))
  const timestamp = now.getTime()
  const delta = totp.validate({ token, timestamp, window: TOLERATED })
  if (delta === null) return false
  const step = totp.counter({ timestamp }) + delta
  const { count } = await db.authenticator.updateMany({
    where: {
      userId,
      secret: held.secret,
      OR: [{ lastStep: null }, { lastStep: { lt: step } }],
    },
    data: { lastStep: step, ...(isFirst && { confirmedAt: now }) },
  })
  return count > 0
}

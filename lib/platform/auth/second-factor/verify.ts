import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import { randomUUID } from 'node:crypto'
import { record } from '../../audit/audit'
import { database, inTransaction, type Db } from '../../db/database'
import { Problem } from '../../contract/problem'
import { countAttempt, clearAttempt } from '../throttle'
import { consumeAuthenticatorCode, isAuthenticatorCode } from './authenticator'
import { userHasSecondFactor } from '../second-factor-status'
import { userIdOfPasskey, verifyPasskey } from './passkeys'
import { consumeRecoveryCode } from './recovery-codes'

type Attempt = { userId: string; otp?: string; address: string; device?: string }

/**
 * Checks the code of a user who has a second factor, after the password. Wrong codes are counted separately, and a
 * right password does not clear that count. Returns false where the user has no second factor. Throws
 * `second-factor-needed`, `wrong-second-factor` or `too-many-attempts`.
 */
export async function requireSecondFactor({
  userId,
  otp,
  address,
  device,
}: Attempt): Promise<boolean> {
  if (!(await userHasSecondFactor(userId))) return false
  if (!otp) throw new Problem('second-factor-needed')
  const attempt = {
    account: `second-factor ${userId}`,
    address,
    device: device && `second-factor ${device}`,
  }
  await countAttempt(attempt)
  if (!(await consumeCode(userId, otp)))
    throw new Problem('wrong-second-factor', { field: 'otp', logDetails: { userId } })
  await clearAttempt(attempt)
  return true
}

/** A passkey of this user in place of password and code. Throws `wrong-passkey` or `too-many-attempts`. */
export async function requirePasskey(
  { userId, address }: Pick<Attempt, 'userId' | 'address'>,
  response: AuthenticationResponseJSON,
): Promise<void> {
  const attempt = { account: `passkey ${userId}`, address }
  await countAttempt(attempt)
  const { db } = database()
  const isOwn = (await userIdOfPasskey(db, response.id)) === userId
  if (!isOwn || !(await verifyPasskey(db, response)))
    throw new Problem('wrong-passkey', { logDetails: { userId } })
  await clearAttempt(attempt)
}

/** What is no code of an app is a recovery code. */
async function consumeCode(userId: string, typed: string): Promise<boolean> {
  const now = new Date()
  const code = typed.replaceAll(' ', '')
  if (isAuthenticatorCode(code))
    return consumeAuthenticatorCode(database().db, userId, code, { now })
  return inTransaction(async ({ db, sql }) => {
    if (!(await consumeRecoveryCode(db, userId, code, now))) return false
    const author = { sql, actor: { userId }, traceId: randomUUID() }
    await record(author, 'second-factor.code-used', { type: 'user', id: userId })
    return true
  })
}

/** Deletes the app, the passkeys and the recovery codes of a user. */
export async function deleteSecondFactor(db: Db, userId: string): Promise<void> {
  await db.authenticator.deleteMany({ where: { userId } })
  await db.passkey.deleteMany({ where: { userId } })
  await db.recoveryCode.deleteMany({ where: { userId } })
}

import { randomUUID } from 'node:crypto'
import { record } from '../../audit/audit'
import { database, inTransaction, type Db } from '../../db/database'
import { Problem } from '../../contract/problem'
import { countAttempt, clearAttempt } from '../throttle'
import { consumeAuthenticatorCode } from './authenticator'
import { userHasSecondFactor } from '../second-factor-status'
import { consumeRecoveryCode } from './recovery-codes'

type Entrance = { userId: string; otp?: string; address: string; device?: string }

/**
 * Whoever has a second factor comes in with the password and a code of it only. Wrong codes have a count of
 * their own, which a right password does not clear. Returns whether a code was asked for and shown.
 */
export async function requireSecondFactor({
  userId,
  otp,
  address,
  device,
}: Entrance): Promise<boolean> {
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

/** Six digits are of an app, anything else is a recovery code. */
async function consumeCode(userId: string, typed: string): Promise<boolean> {
  const now = new Date()
  const code = typed.replaceAll(' ', '')
  if (/^\d{6}$/.test(code)) return consumeAuthenticatorCode(database().db, userId, code, { now })
  return inTransaction(async ({ db, sql }) => {
    if (!(await consumeRecoveryCode(db, userId, code, now))) return false
    const author = { sql, actor: { userId }, traceId: randomUUID() }
    await record(author, 'second-factor.code-used', { type: 'user', id: userId })
    return true
  })
}

/** Nothing of it is left. */
export async function deleteSecondFactor(db: Db, userId: string): Promise<void> {
  await db.authenticator.deleteMany({ where: { userId } })
  await db.passkey.deleteMany({ where: { userId } })
  await db.recoveryCode.deleteMany({ where: { userId } })
}

import { DAY, HOUR, MINUTE } from '../dates/durations'
import { isTooMany, rateLimiter } from '../db/rate-limiter'
import { database } from '../db/database'
import { processWide } from '../process/process-wide'
import { Problem } from '../contract/problem'
import { sha256 } from '../secrets/sha256'
import { networkOf } from './network'

const QUARTER_HOUR = 15 * MINUTE

const makeLimiters = () => ({
  /** For one account from one network, or from one known device. */
  attempts: rateLimiter('tries', 10, QUARTER_HOUR),
  /** For one account from anywhere, or from one known device. NIST SP 800-63B, 5.2.2: 100 at most. */
  account: rateLimiter('brake', 100, DAY),
  /** From one network on any account. */
  network: rateLimiter('address', 100, QUARTER_HOUR),
  /** Requests for a link to set a new password, from one network and for one account. */
  resetAddress: rateLimiter('reset-address', 20, HOUR),
  resetAccount: rateLimiter('reset-account', 3, HOUR),
})
const limiters = () => processWide('throttle', makeLimiters)

export type Attempt = {
  account: string
  address: string
  /** A device from which the account has signed in before; its attempts are counted separately. */
  device?: string
  /** For the log. */
  userId?: string
}

/**
 * Counts an attempt before its password is checked, so that parallel attempts all count. Throws `too-many-attempts`.
 */
export async function countAttempt(attempt: Attempt): Promise<void> {
  const { attempts, account, network } = limiters()
  const { attemptsKey, accountKey, networkKey } = keysOf(attempt)
  try {
    if (networkKey) await network.consume(networkKey)
    await attempts.consume(attemptsKey)
    await account.consume(accountKey)
  } catch (refusal) {
    throw problemOf(refusal, attempt.userId)
  }
}

/**
 * Counts a request for a link to set a new password. Throws `too-many-attempts` where one network asks too often.
 * Returns false where one account was asked for too often: the caller must not learn that, and the owner has the mail.
 */
export async function countResetRequest(account: string, address: string): Promise<boolean> {
  const { resetAddress, resetAccount } = limiters()
  await resetAddress.consume(networkOf(address)).catch((refusal: unknown) => {
    throw problemOf(refusal)
  })
  return resetAccount.consume(keyOf(account)).then(
    () => true,
    (refusal: unknown) => {
      if (isTooMany(refusal)) return false
      throw refusal
    },
  )
}

function problemOf(refusal: unknown, userId?: string): unknown {
  if (!isTooMany(refusal)) return refusal
  const seconds = Math.ceil(refusal.msBeforeNext / 1000)
  const values = { minutes: Math.ceil(seconds / 60) }
  return new Problem('too-many-attempts', { values, retryAfter: seconds, logDetails: { userId } })
}

/**
 * After a right password: resets the count of its network, and takes one attempt off the other counts. The count of a
 * known device is not reset: its owner gets a new device id, and a thief of the old one gets no further attempts.
 */
export async function clearAttempt(attempt: Attempt): Promise<void> {
  const { attempts, account, network } = limiters()
  const { attemptsKey, accountKey, networkKey } = keysOf(attempt)
  await Promise.all([
    attempt.device ? attempts.reward(attemptsKey) : attempts.delete(attemptsKey),
    account.reward(accountKey),
    networkKey && network.reward(networkKey),
  ])
}

function keysOf({ account, address, device }: Attempt) {
  if (device) return { attemptsKey: keyOf('device', device), accountKey: keyOf('device', device) }
  const network = networkOf(address)
  return { attemptsKey: keyOf(account, network), accountKey: keyOf(account), networkKey: network }
}

/** Typed e-mail addresses are stored as hashes only. */
const keyOf = (...parts: string[]) => sha256(JSON.stringify(parts))

/** Run by a job: deletes the counts whose time is over. Returns their number. */
export async function deleteExpiredAttempts(now: Date): Promise<number> {
  const isExpired = { expire: { lt: now.getTime() } }
  return (await database().db.signInAttempt.deleteMany({ where: isExpired })).count
}

import { createHash } from 'node:crypto'
import { RateLimiterRes } from 'rate-limiter-flexible'
import { rateLimiter } from '../db/rate-limiter'
import { database } from '../db/database'
import { Problem } from '../contract/problem'
import { networkOf } from './network'

/** In seconds. */
const QUARTER_HOUR = 15 * 60
const HOUR = 3600
const DAY = 24 * HOUR

const makeLimiters = () => ({
  /** On one account from one network, or from one device that it knows. */
  tries: rateLimiter('tries', 10, QUARTER_HOUR),
  /** On one account from all the world, or from one device that it knows. NIST SP 800-63B, 5.2.2: 100 at most. */
  brake: rateLimiter('brake', 100, DAY),
  /** From one network on whatever accounts. */
  address: rateLimiter('address', 100, QUARTER_HOUR),
  /** Requests for a link to set a new password, from one network and for one account. */
  resetAddress: rateLimiter('reset-address', 20, HOUR),
  resetAccount: rateLimiter('reset-account', 3, HOUR),
})
let made: ReturnType<typeof makeLimiters> | undefined
const limiters = () => (made ??= makeLimiters())

export type Attempt = {
  account: string
  address: string
  /** The account has signed in from there before; its tries count apart from everybody else's. */
  device?: string
  /** For the log: whose account it is. */
  userId?: string
}

/** Counts an attempt before it is judged, so that attempts side by side all count. Throws the refusal. */
export async function countAttempt(attempt: Attempt): Promise<void> {
  const { tries, brake, address } = limiters()
  const { triesKey, brakeKey, network } = keysOf(attempt)
  try {
    if (network) await address.consume(network)
    await tries.consume(triesKey)
    await brake.consume(brakeKey)
  } catch (refusal) {
    throw problemOf(refusal, attempt.userId)
  }
}

/**
 * Counts a request for a link to set a new password. Throws where one network asks too often; says no where one
 * account has been asked for too often, which the caller is not told: its owner has got the mail already.
 */
export async function countResetRequest(account: string, address: string): Promise<boolean> {
  const { resetAddress, resetAccount } = limiters()
  await resetAddress.consume(networkOf(address)).catch((refusal: unknown) => {
    throw problemOf(refusal)
  })
  return resetAccount.consume(keyOf(account)).then(
    () => true,
    (refusal: unknown) => {
      if (refusal instanceof RateLimiterRes) return false
      throw refusal
    },
  )
}

function problemOf(refusal: unknown, userId?: string): unknown {
  if (!(refusal instanceof RateLimiterRes)) return refusal
  const seconds = Math.ceil(refusal.msBeforeNext / 1000)
  const values = { minutes: Math.ceil(seconds / 60) }
  return new Problem('too-many-attempts', { values, retryAfter: seconds, logDetails: { userId } })
}

/**
 * A right password clears the count of where it came from, and takes itself off the others. The count of a known
 * device stays: its owner is given a new one, and whoever has stolen the former gets no further tries.
 */
export async function clearAttempt(attempt: Attempt): Promise<void> {
  const { tries, brake, address } = limiters()
  const { triesKey, brakeKey, network } = keysOf(attempt)
  await Promise.all([
    attempt.device ? tries.reward(triesKey) : tries.delete(triesKey),
    brake.reward(brakeKey),
    network && address.reward(network),
  ])
}

function keysOf({ account, address, device }: Attempt) {
  if (device) return { triesKey: keyOf('device', device), brakeKey: keyOf('device', device) }
  const network = networkOf(address)
  return { triesKey: keyOf(account, network), brakeKey: keyOf(account), network }
}

/** Addresses that people type, right or wrong, are not kept in clear. */
const keyOf = (...parts: string[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url')

/** Run by a job: counts that are over. Returns how many were forgotten. */
export async function deleteExpiredAttempts(now: Date): Promise<number> {
  const isOver = { expire: { lt: now.getTime() } }
  return (await database().db.signInAttempt.deleteMany({ where: isOver })).count
}

import { createHash } from 'node:crypto'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { pool } from '../db/client'
import { Problem } from '../http/problem'

const QUARTER_HOUR = 15 * 60
// Kept in the database: a restart or a second server does not give a guesser new tries.
const limiter = (keyPrefix: string, points: number) =>
  new RateLimiterPostgres({
    storeClient: pool(),
    tableName: 'sign_in_attempts',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix,
    points,
    duration: QUARTER_HOUR,
  })

const limiters = () => ({ account: limiter('account', 10), address: limiter('address', 100) })
let made: ReturnType<typeof limiters> | undefined

/**
 * Counts an attempt before it is judged, so that attempts side by side all count. Refuses the 11th on one
 * account and the 101st from one address within a quarter of an hour.
 */
export async function countAttempt(account: string, address: string): Promise<void> {
  made ??= limiters()
  try {
    await made.address.consume(address)
    await made.account.consume(keyOf(account))
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    const seconds = Math.ceil(refusal.msBeforeNext / 1000)
    throw new Problem('too-many-attempts', {
      values: { minutes: Math.ceil(seconds / 60) },
      retryAfter: seconds,
    })
  }
}

/** A right password clears the account's count and takes the attempt off the address's. */
export async function forgiveAttempt(account: string, address: string): Promise<void> {
  made ??= limiters()
  await Promise.all([made.account.delete(keyOf(account)), made.address.reward(address)])
}

/** Addresses that people type, right or wrong, are not kept in clear. */
const keyOf = (account: string) => createHash('sha256').update(account).digest('base64url')

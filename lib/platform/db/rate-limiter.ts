import { RateLimiterPostgres } from 'rate-limiter-flexible'
import { pool } from './client'

/**
 * Counts what is tried, and refuses what goes beyond `points` within `seconds`. Kept in the database: a restart or a
 * second server does not give a guesser new tries.
 */
export const rateLimiter = (keyPrefix: string, points: number, seconds: number) =>
  new RateLimiterPostgres({
    storeClient: pool(),
    tableName: 'sign_in_attempts',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix,
    points,
    duration: seconds,
  })

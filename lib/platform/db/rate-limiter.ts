import { RateLimiterPostgres } from 'rate-limiter-flexible'
import { pool } from './client'

/**
 * Counts attempts and rejects more than `points` of them within `seconds`. The counts are in the database: neither a
 * restart nor a second server allows new attempts.
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

import type pg from 'pg'
import { RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible'
import { SECOND } from '../dates/durations'
import { pool } from './client'
import { preparedName } from './statement-name'

/** Names of its own would reach a pooler that takes none. */
const storeClient = {
  query: (query: pg.QueryConfig) => pool().query({ ...query, name: preparedName(query.text) }),
}

/**
 * Counts attempts and rejects more than `points` of them within `duration`, in milliseconds. The counts are in the database: neither a
 * restart nor a second server allows new attempts.
 */
export const rateLimiter = (keyPrefix: string, points: number, duration: number) =>
  new RateLimiterPostgres({
    storeClient,
    storeType: 'client',
    tableName: 'sign_in_attempts',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix,
    points,
    duration: duration / SECOND,
  })

/**
 * Whether it is what a limiter rejects with, by its shape: a limiter that the process has once may come from another
 * copy of this library. Source: docs/decisions/0217-once-for-the-process.md.
 */
export const isTooMany = (refusal: unknown): refusal is RateLimiterRes =>
  typeof refusal === 'object' &&
  refusal !== null &&
  !(refusal instanceof Error) &&
  'msBeforeNext' in refusal

/**
 * การส่งแจ้งไปยังปลายทาง: ส่งซ้ำโดยเว้นช่วงนานขึ้นเรื่อย ๆ ราวสามวัน แล้วจึงเลิก
 * Deliveries of changes: tried again at growing intervals for about three days, then given up.
 */
import { DAY, HOUR, MINUTE, SECOND } from '@/lib/platform/dates/durations'

/** Between the attempts, the first of which is made at once. Source: docs/integration.md#webhooks. */
const waits = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  DAY,
]

/** A share: what failed together is not tried again together. */
const JITTER = 0.2
const LONGEST_RETRY_AFTER = DAY

/** How long an attempt that is never heard of again holds a delivery: longer than any call lasts. */
export const LEASE = MINUTE

export const KEPT_DAYS = 30
export const KEPT = KEPT_DAYS * DAY

/** So many deliveries of an endpoint wait at most; further changes wait in the audit log. */
export const MOST_WAITING = 1_000

const GONE = 410

export const isDelivered = (answerStatus: number | null): boolean =>
  answerStatus !== null && answerStatus >= 200 && answerStatus < 300

type Failure = { attempts: number; answerStatus: number | null; retryAfter?: string }

/** When a delivery is tried again; null where the attempt was the last one. `random`: from 0 to 1. */
export function nextAttempt(
  { attempts, answerStatus, retryAfter }: Failure,
  random: number,
  now: Date,
): Date | null {
  const wait = waits[attempts - 1]
  if (wait === undefined || answerStatus === GONE) return null
  const jittered = wait * (1 + JITTER * random)
  return new Date(now.getTime() + Math.max(jittered, waitedFor(retryAfter, now)))
}

/** Seconds or a date (RFC 9110, 10.2.3), of which a day counts at most. */
function waitedFor(retryAfter: string | undefined, now: Date): number {
  if (!retryAfter) return 0
  const asked = /^\d{1,10}$/.test(retryAfter)
    ? Number(retryAfter) * SECOND
    : Date.parse(retryAfter) - now.getTime()
  return Math.min(Math.max(asked || 0, 0), LONGEST_RETRY_AFTER)
}

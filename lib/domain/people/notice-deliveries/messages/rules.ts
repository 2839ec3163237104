/** ข้อความแจ้งเตือน: ส่งซ้ำเหมือนอีเมล / Messages of notices are tried again as mails are. Source: docs/daily.md#14-notices. */
import { isGivenUp, nextAttempt } from '@/lib/domain/people/mail-outbox/rules'

type Attempt = {
  attempts: number
  /** Whether it has arrived anywhere. */
  isReached: boolean
  /** Null where nothing is left to try. */
  fault: string | null
  isFinal?: boolean
}

/** What an attempt makes of a message. One that has arrived on one of two devices, and is given up, was sent. */
export function afterAttempt({ attempts, isReached, fault, isFinal = false }: Attempt, now: Date) {
  const lastError = isReached && fault === null ? null : (fault ?? 'no-device')
  if (fault !== null && !isGivenUp(attempts, isFinal))
    return { status: 'Waiting', lastError, nextAttemptAt: nextAttempt(attempts, now) } as const
  return isReached
    ? ({ status: 'Sent', lastError: null, sentAt: now } as const)
    : ({ status: 'Failed', lastError } as const)
}

/** ข้อความแจ้งเตือน: ส่งซ้ำเหมือนอีเมล / Messages of notices are tried again as mails are. Source: docs/daily.md#14-notices. */
import { givenUp, isGivenUp, nextAttempt } from '@/lib/domain/people/mail-outbox/rules'
import { noticeChannels, type NoticeChannel } from '@/lib/domain/people/notice-settings/rules'
import type { Outcome, sendOutbound } from '@/lib/platform/outbound/send'

export type MessageChannel = Exclude<NoticeChannel, 'Email'>

export const isMessageChannel = (name: string): name is MessageChannel =>
  messageChannels.some((channel) => channel === name)

export const messageChannels = noticeChannels.filter((channel) => channel !== 'Email')

export type Sending = { now: Date; send: typeof sendOutbound; signal?: AbortSignal }

/** What an attempt has come to. */
export type Attempted = {
  /** Whether it has arrived anywhere. */
  isReached: boolean
  /** Null where nothing is left to try. */
  fault: string | null
  /** Whether trying again is of no use. */
  isFinal?: boolean
  /** Of push: the subscriptions that have it. */
  reached?: string[]
}

/** LINE sends no more this month. */
export const QUOTA = 'quota'

/** Of the client errors those that pass by themselves: too slow, too early, too many. */
const PASSING = [408, 425, 429]

/** Whether the other side has refused the message itself, so that asking again is of no use. */
export const isRefused = (outcome: Outcome): boolean =>
  'status' in outcome &&
  outcome.status >= 400 &&
  outcome.status < 500 &&
  !PASSING.includes(outcome.status)

export const faultOf = (outcome: Outcome): string =>
  'status' in outcome ? `HTTP ${outcome.status}` : outcome.fault

type End = {
  status: 'Sent' | 'Failed'
  lastError: string | null
  nextAttemptAt?: Date
  sentAt?: Date
}

/** What a message ends as that is tried no more. One that has arrived on one of two devices was sent. */
export const endOf = (isReached: boolean, fault: string | null, now: Date): End =>
  isReached ? { status: 'Sent', lastError: null, sentAt: now } : givenUp(fault, now)

/** What an attempt makes of a message. */
export function afterAttempt(
  { attempts, isReached, fault, isFinal = false }: Attempted & { attempts: number },
  now: Date,
) {
  if (fault !== null && !isGivenUp(attempts, isFinal))
    return {
      status: 'Waiting',
      lastError: fault,
      nextAttemptAt: nextAttempt(attempts, now),
    } as const
  return endOf(isReached, fault, now)
}

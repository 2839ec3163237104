/**
 * ส่งเมื่อใด: ทันที รอพ้นช่วงไม่รบกวน หรือรวมส่งเวลา 07:00 ตามเวลาของหน้างาน
 * When a notice goes out through a channel: now, after the quiet hours, or with others at 07:00 at the site.
 * Source: docs/daily.md#14-notices.
 */
import type { mailStatuses } from '@/lib/domain/people/mail-outbox/workflow'
import {
  hasChannel,
  timeFor,
  type NoticeChannel,
  type Settings,
} from '@/lib/domain/people/notice-settings/rules'
import { clockOf } from '@/lib/platform/dates/clock'
import { addDays } from '@/lib/platform/dates/day'
import { instantOf } from '@/lib/platform/dates/instant'
import { noticeEvent, type NoticeEventName } from '@/lib/platform/notices/events'
import { outboundFaults } from '@/lib/platform/outbound/faults'

export const deliveryStatuses = ['Waiting', 'Held', 'Sent', 'Failed', 'Skipped'] as const
export type DeliveryStatus = (typeof deliveryStatuses)[number]

/** What its mail or message has become. A mail of notices is revoked only where another takes its place. */
const byMail: Record<MailStatus, DeliveryStatus> = {
  Waiting: 'Waiting',
  Sent: 'Sent',
  Failed: 'Failed',
  Revoked: 'Failed',
}

type MailStatus = (typeof mailStatuses)[number]
type Progress = {
  attempts: number
  nextAttemptAt: Date
  sentAt: Date | null
  lastError: string | null
}
type Stored = Progress & {
  status: DeliveryStatus
  mail: (Progress & { status: MailStatus }) | null
  message: (Progress & { status: MailStatus }) | null
}

/** What was handed over is as far as the mail or message that it is in. */
export function stateOf({ mail, message, ...stored }: Stored): Progress & {
  status: DeliveryStatus
} {
  const carrier = mail ?? message
  return stored.status === 'Sent' && carrier
    ? { ...carrier, status: byMail[carrier.status] }
    : stored
}

/** Still to be sent. */
export const openStatuses = ['Waiting', 'Held'] as const satisfies DeliveryStatus[]

/** Why a delivery was skipped or failed, beside what a server has answered. */
export const deliveryReasons = ['read', 'settled', 'switched-off', 'no-address'] as const
export type DeliveryReason = (typeof deliveryReasons)[number]

/** Why a message was not sent, beside what another server has answered. */
export const messageFaults = ['too-late', 'no-device', 'quota', ...outboundFaults] as const

const DIGEST_AT = '07:00'

/** The next moment at which the clocks of the site show a time. */
function nextAt(timeZone: string, time: string, now: Date): Date {
  const { today } = clockOf(timeZone, now)
  const at = instantOf(timeZone, today, time)
  return at >= now ? at : instantOf(timeZone, addDays(today, 1), time)
}

/** The end of the quiet hours, exclusive, if it is in them; they may go past midnight. */
export function quietUntil(
  quietHours: Settings['quietHours'],
  timeZone: string,
  at: Date,
): Date | null {
  if (!quietHours) return null
  const { from, until } = quietHours
  const { time } = clockOf(timeZone, at)
  const isQuiet = from < until ? from <= time && time < until : from <= time || time < until
  return isQuiet ? nextAt(timeZone, until, at) : null
}

type NoticeContent = { event: NoticeEventName; params: Readonly<Record<string, string>> }
type DeliveryFacts = { settings: Settings; channel: NoticeChannel; timeZone: string; now: Date }

/** Whether an e-mail may tell it: not what a mail of its own has told. */
export const mayBeMailed = ({ event, params }: NoticeContent): boolean =>
  hasChannel(event, 'Email') && params.isMailed !== 'yes'

/** Until when the quiet hours hold what is due at this moment, however late it is; null where nothing holds it. */
export function heldUntil(
  event: NoticeEventName,
  { settings, channel, timeZone, now }: DeliveryFacts,
): Date | null {
  const mayNotWait = noticeEvent(event).isUrgent && timeFor(settings, event, channel) !== 'Digest'
  return mayNotWait ? null : quietUntil(settings.quietHours, timeZone, now)
}

/** How a notice goes out through a channel; null where it does not. */
export function planOf(
  notice: NoticeContent,
  { now, ...given }: DeliveryFacts,
): { status: 'Waiting' | 'Held'; nextAttemptAt: Date } | null {
  const { settings, channel, timeZone } = given
  const when = timeFor(settings, notice.event, channel)
  if (when === 'Off' || (channel === 'Email' && !mayBeMailed(notice))) return null
  const at = when === 'Digest' ? nextAt(timeZone, DIGEST_AT, now) : now
  const nextAttemptAt = heldUntil(notice.event, { ...given, now: at }) ?? at
  return { status: nextAttemptAt > now ? 'Held' : 'Waiting', nextAttemptAt }
}

type Due = {
  event: NoticeEventName
  readAt: Date | null
  /** What it asks for is done, or is over. */
  isSettled: boolean
  settings: Settings
  channel: NoticeChannel
  /** Has an address for this channel, and may still sign in. */
  isReachable: boolean
}

/** Why a delivery that is due is not sent after all. */
export function skipReason(due: Due): DeliveryReason | null {
  if (!due.isReachable) return 'no-address'
  if (due.readAt) return 'read'
  if (due.isSettled) return 'settled'
  return timeFor(due.settings, due.event, due.channel) === 'Off' ? 'switched-off' : null
}

/** Of one user what goes together through one channel: each urgent notice alone, all others. */
export function groupsOf<Row extends { event: NoticeEventName }>(rows: readonly Row[]): Row[][] {
  const isUrgent = ({ event }: Row) => noticeEvent(event).isUrgent === true
  const others = rows.filter((row) => !isUrgent(row))
  return [...rows.filter(isUrgent).map((row) => [row]), ...(others.length > 0 ? [others] : [])]
}

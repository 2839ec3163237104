import { addresseeSelect } from '@/lib/domain/people/users/addressees/queries'
import { isNoticeChannel } from '@/lib/domain/people/notice-settings/rules'
import { presentNotice } from '@/lib/domain/people/notices/present'
import { userNames } from '@/lib/domain/people/persons/rules'
import type { Actor } from '@/lib/platform/access/actor'
import { isNoticeEvent } from '@/lib/platform/notices/events'
import type { DateStyle } from '@/lib/platform/dates/format'
import type { Prisma } from '@/lib/platform/db/generated/client'
import type { DeliveryRecord } from './contract'
import { openStatuses, stateOf } from './rules'

export const deliverySelect = {
  id: true,
  channel: true,
  status: true,
  attempts: true,
  nextAttemptAt: true,
  sentAt: true,
  lastError: true,
  createdAt: true,
  mailId: true,
  notice: true,
  user: { select: addresseeSelect },
  mail: {
    select: { status: true, attempts: true, nextAttemptAt: true, sentAt: true, lastError: true },
  },
  message: {
    select: { status: true, attempts: true, nextAttemptAt: true, sentAt: true, lastError: true },
  },
} satisfies Prisma.NoticeDeliverySelect

type DeliveryRow = Prisma.NoticeDeliveryGetPayload<{ select: typeof deliverySelect }>

export function presentDelivery(
  row: DeliveryRow,
  actor: Pick<Actor, 'roles'>,
  reader: DateStyle,
): DeliveryRecord {
  const { id, channel, createdAt, notice, user } = row
  const { event } = notice
  if (!isNoticeChannel(channel) || !isNoticeEvent(event))
    throw new Error(`there is no notice of ${event} by ${channel}`)
  const { status, attempts, nextAttemptAt, sentAt, lastError } = stateOf(row)
  const isOpen = openStatuses.some((open) => open === status)
  return {
    id,
    channel,
    status,
    event,
    title: presentNotice(notice, actor, reader).title,
    to: { ...userNames(user), email: user.email },
    attempts,
    nextAttemptAt: isOpen ? nextAttemptAt.toISOString() : null,
    sentAt: status === 'Sent' ? (sentAt?.toISOString() ?? null) : null,
    lastError,
    createdAt: createdAt.toISOString(),
    can: { retry: status === 'Failed' },
  }
}

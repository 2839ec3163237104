import * as z from 'zod'
import { nextAttempt } from '@/lib/domain/people/mail-outbox/rules'
import { noticeParams } from '@/lib/domain/people/notices/present'
import { DAY } from '@/lib/platform/dates/durations'
import { database, inTransaction, type Db } from '@/lib/platform/db/database'
import type { NoticeMessage, Prisma } from '@/lib/platform/db/generated/client'
import { requestJob } from '@/lib/platform/jobs/jobs'
import { allEnded } from '@/lib/platform/jobs/all-ended'
import { startLanes } from '@/lib/platform/jobs/lanes'
import { log } from '@/lib/platform/log/log'
import { isNoticeEvent } from '@/lib/platform/notices/events'
import { sendOutbound } from '@/lib/platform/outbound/send'
import { mayBeMailed } from '../../rules'
import { sendByLine } from '../line/commands'
import { sendByPush } from '../push/commands'
import { listDueChannels, readContent, readHeldUntil, type Content } from '../queries'
import {
  afterAttempt,
  endOf,
  QUOTA,
  type Attempted,
  type MessageChannel,
  type Sending,
} from '../rules'

type Options = {
  now?: () => Date
  send?: typeof sendOutbound
  signal?: AbortSignal
}

/** Messages of one channel that a server sends at once. */
const WIDTH = 8

/** In milliseconds. */
const LOOKS_EVERY = 2_000

/** On each server; a second one only takes part. */
export const startSendingMessages = (): void =>
  startLanes({
    name: 'notice-messages',
    every: LOOKS_EVERY,
    listKeys: () => listDueChannels(database().db, new Date()),
    work: (channel, signal) => sendMessages(channel as MessageChannel, { signal }),
  })

/** All that a channel has to send by now. */
export async function sendMessages(channel: MessageChannel, options: Options = {}): Promise<void> {
  await allEnded(Array.from({ length: WIDTH }, () => sendDue(channel, options)))
}

async function sendDue(channel: MessageChannel, options: Options): Promise<void> {
  const { now = () => new Date() } = options
  while (!options.signal?.aborted) {
    const taken = await takeNext(channel, now())
    if (!taken) return
    await attempt(channel, taken, options)
  }
}

/**
 * Counts the attempt and postpones the next one: of several servers one sends it, and another does where that one
 * crashed. What is urgent goes first, then what was never tried: one whose push service is down holds up no other.
 */
const takeNext = (channel: MessageChannel, now: Date): Promise<NoticeMessage | null> =>
  inTransaction(async ({ db, sql }) => {
    const next = await sql`
      SELECT "id", "attempts" FROM "notice_messages"
      WHERE "channel" = ${channel} AND "status" = 'Waiting' AND "nextAttemptAt" <= ${now}
      ORDER BY NOT "isUrgent", "attempts", "createdAt", "id" LIMIT 1 FOR UPDATE SKIP LOCKED`.first(
      z.object({ id: z.guid(), attempts: z.int() }),
    )
    if (!next) return null
    const attempts = next.attempts + 1
    return db.noticeMessage.update({
      where: { id: next.id },
      data: { attempts, nextAttemptAt: nextAttempt(attempts, now) },
    })
  })

const senders: Record<
  MessageChannel,
  (message: NoticeMessage, content: Content, sending: Sending) => Promise<Attempted>
> = { Push: sendByPush, Line: sendByLine }

async function attempt(
  channel: MessageChannel,
  message: NoticeMessage,
  { now = () => new Date(), send = sendOutbound, signal }: Options,
): Promise<void> {
  const { db } = database()
  const { id, userId, attempts, usefulUntil } = message
  const end = (fault: string) => save(db, message, endOf(hasArrived(message), fault, now()))
  if (usefulUntil <= now()) return end('too-late')
  const content = await readContent(db, message)
  if (content === 'no-address') return end(content)
  if (content === 'read') return tellNoMore(message, now())
  const until = await readHeldUntil(db, { userId, channel, ...content }, now())
  if (until) return save(db, message, { attempts: attempts - 1, nextAttemptAt: until })
  const attempted = await senders[channel](message, content, { now: now(), send, signal })
  const { reached, fault, isFinal } = attempted
  if (fault && !isFinal && signal?.aborted)
    return save(db, message, { attempts: attempts - 1, nextAttemptAt: now(), reached })
  if (fault) log.warn({ message: id, attempts, error: fault }, 'notices not delivered')
  const after = afterAttempt({ ...attempted, attempts }, now())
  if (fault === QUOTA) return mailInstead(message, after, now())
  return save(db, message, { ...after, reached })
}

const hasArrived = ({ reached }: NoticeMessage): boolean => reached.length > 0

/** Ends a message whose notices were all read meanwhile: Sent where a device has it already, otherwise Skipped. */
const tellNoMore = (message: NoticeMessage, now: Date): Promise<void> =>
  inTransaction(async ({ db }) => {
    if (hasArrived(message)) return save(db, message, endOf(true, null, now))
    await db.noticeDelivery.updateMany({
      where: { messageId: message.id },
      data: { status: 'Skipped', lastError: 'read', messageId: null },
    })
    await db.noticeMessage.deleteMany({ where: { id: message.id } })
  })

/** What is told by e-mail anyway is told once; what its reader does not want by e-mail stays in the product. */
const mailInstead = (
  message: NoticeMessage,
  after: ReturnType<typeof afterAttempt>,
  now: Date,
): Promise<void> =>
  inTransaction(async ({ db, sql }) => {
    await save(db, message, after)
    const rows = await db.noticeDelivery.findMany({
      where: { messageId: message.id },
      include: { notice: { select: { event: true, params: true } } },
    })
    const toMail = rows.filter(
      ({ notice: { event, params } }) =>
        isNoticeEvent(event) && mayBeMailed({ event, params: noticeParams.parse(params) }),
    )
    await db.noticeDelivery.createMany({
      data: toMail.map(({ noticeId, userId }) => ({
        noticeId,
        userId,
        channel: 'Email',
        nextAttemptAt: now,
      })),
      skipDuplicates: true,
    })
    await requestJob(sql, 'deliver-notices')
  })

/** Changes nothing of a message that another server has taken meanwhile. */
const save = async (
  db: Db,
  { id, attempts }: NoticeMessage,
  data: Prisma.NoticeMessageUpdateManyMutationInput,
): Promise<void> =>
  void (await db.noticeMessage.updateMany({ where: { id, attempts, status: 'Waiting' }, data }))

/** In milliseconds. */
const KEPT = 180 * DAY

/** Run by a job: deletes what tells no notice any more. */
export const deleteOldMessages = async (db: Db, now: Date): Promise<void> =>
  void (await db.noticeMessage.deleteMany({
    where: { createdAt: { lt: new Date(now.getTime() - KEPT) }, deliveries: { none: {} } },
  }))

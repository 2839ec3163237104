import * as z from 'zod'
import { nextAttempt } from '@/lib/domain/people/mail-outbox/rules'
import type { NoticeChannel } from '@/lib/domain/people/notice-settings/rules'
import { pushToUser } from '@/lib/domain/people/push-subscriptions/send/commands'
import { database, inTransaction, type Db } from '@/lib/platform/db/database'
import type { NoticeMessage, Prisma } from '@/lib/platform/db/generated/client'
import { startLanes } from '@/lib/platform/jobs/lanes'
import { log } from '@/lib/platform/log/log'
import { sendOutbound, type Outcome } from '@/lib/platform/outbound/send'
import { listDueChannels, readContent, type Content } from './queries'
import { afterAttempt } from './rules'

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
    work: (channel, signal) => sendMessages(channel as NoticeChannel, { signal }),
  })

/** All that a channel has to send by now. */
export async function sendMessages(channel: NoticeChannel, options: Options = {}): Promise<void> {
  await Promise.all(Array.from({ length: WIDTH }, () => sendDue(channel, options)))
}

async function sendDue(channel: NoticeChannel, options: Options): Promise<void> {
  const { now = () => new Date() } = options
  while (!options.signal?.aborted) {
    const taken = await takeNext(channel, now())
    if (!taken) return
    await attempt(taken, options)
  }
}

/**
 * Counts the attempt and postpones the next one: of several servers one sends it, and another does where that one
 * crashed. What was never tried goes first: one whose push service is down holds up no other.
 */
const takeNext = (channel: NoticeChannel, now: Date): Promise<NoticeMessage | null> =>
  inTransaction(async ({ db, sql }) => {
    const next = await sql`
      SELECT "id", "attempts" FROM "notice_messages"
      WHERE "channel" = ${channel} AND "status" = 'Waiting' AND "nextAttemptAt" <= ${now}
      ORDER BY "attempts", "createdAt", "id" LIMIT 1 FOR UPDATE SKIP LOCKED`.first(
      z.object({ id: z.guid(), attempts: z.int() }),
    )
    if (!next) return null
    const attempts = next.attempts + 1
    return db.noticeMessage.update({
      where: { id: next.id },
      data: { attempts, nextAttemptAt: nextAttempt(attempts, now) },
    })
  })

async function attempt(message: NoticeMessage, options: Options): Promise<void> {
  const { now = () => new Date(), send = sendOutbound, signal } = options
  const { db } = database()
  const { id, attempts, usefulUntil } = message
  if (usefulUntil <= now()) return save(db, message, { status: 'Failed', lastError: 'too-late' })
  const content = await readContent(db, message)
  if (!content) return save(db, message, { status: 'Failed', lastError: 'no-address' })
  const { reached, failures } = await push(message, content, { send, signal, now: now() })
  const fault = failures[0] ? textOf(failures[0]) : null
  if (fault && signal?.aborted)
    return save(db, message, { attempts: attempts - 1, nextAttemptAt: now(), reached })
  if (fault) log.warn({ message: id, attempts, error: fault }, 'notices not delivered')
  const after = afterAttempt({ attempts, isReached: reached.length > 0, fault }, now())
  return save(db, message, { ...after, reached })
}

const push = (
  { id, userId, reached, usefulUntil }: NoticeMessage,
  { title, text, href, locale, isUrgent }: Content,
  { now, ...options }: { send: typeof sendOutbound; signal?: AbortSignal; now: Date },
) =>
  pushToUser(
    {
      userId,
      reached,
      isUrgent,
      payload: { title, text, href, tag: id, lang: locale },
      keptFor: Math.ceil((usefulUntil.getTime() - now.getTime()) / 1000),
    },
    options,
  )

const textOf = (outcome: Outcome): string =>
  'status' in outcome ? `HTTP ${outcome.status}` : outcome.fault

/** Changes nothing of a message that another server has taken meanwhile. */
const save = async (
  db: Db,
  { id, attempts }: NoticeMessage,
  data: Prisma.NoticeMessageUpdateManyMutationInput,
): Promise<void> =>
  void (await db.noticeMessage.updateMany({ where: { id, attempts, status: 'Waiting' }, data }))

/** In milliseconds, as notices are. */
const KEPT = 180 * 86_400_000

/** Run by a job. */
export const deleteOldMessages = async (db: Db, now: Date): Promise<void> =>
  void (await db.noticeMessage.deleteMany({
    where: { createdAt: { lt: new Date(now.getTime() - KEPT) } },
  }))

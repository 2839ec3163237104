import { v7 as newId } from 'uuid'
import * as z from 'zod'
import { changesAmong } from '@/lib/domain/insight/changes/rules'
import {
  movePosition,
  noteDelivered,
  noteFailure,
} from '@/lib/domain/insight/webhook-endpoints/following/commands'
import {
  addressed,
  isStillAt,
  listActiveEndpoints,
  readFollowing,
} from '@/lib/domain/insight/webhook-endpoints/following/queries'
import { reader } from '@/lib/domain/insight/webhook-endpoints/rules'
import { readFeed } from '@/lib/platform/audit/feed'
import { allEnded } from '@/lib/platform/jobs/all-ended'
import { startLanes } from '@/lib/platform/jobs/lanes'
import { database, inTransaction, type Database } from '@/lib/platform/db/database'
import type { WebhookDelivery } from '@/lib/platform/db/generated/client'
import { columnsOf, recordset } from '@/lib/platform/db/recordset'
import { sendOutbound, type Outcome } from '@/lib/platform/outbound/send'
import { deliveredBody } from '../present'
import { isDelivered, LEASE, MOST_WAITING, nextAttempt } from '../rules'

type Options = {
  now?: () => Date
  send?: typeof sendOutbound
  signal?: AbortSignal
}

/** Deliveries of one endpoint that a server sends at once. */
const WIDTH = 2
/** Audit lines that become deliveries at once. */
const MOST_LINES = 1_000

/** In milliseconds. */
const LOOKS_EVERY = 2_000

/** On each server; a second one only takes part. */
export const startDelivering = (): void =>
  startLanes({
    name: 'webhooks',
    every: LOOKS_EVERY,
    listKeys: () => listActiveEndpoints(database().db),
    work: (id, signal) => deliverTo(id, { signal }),
  })

/** Whatever an endpoint has to be told by now. */
export async function deliverTo(id: string, options: Options = {}): Promise<void> {
  while (!options.signal?.aborted && (await takeChanges(id, options)));
  await allEnded(Array.from({ length: WIDTH }, () => deliverDue(id, options)))
}

/**
 * Makes deliveries of the changes after the position of an endpoint, and moves it, in one transaction: of two servers
 * one moves it. Returns whether there may be more.
 */
async function takeChanges(id: string, { now = () => new Date() }: Options): Promise<boolean> {
  const { db, sql } = database()
  const following = await readFollowing(db, id)
  if (!following || (await countWaiting(id)) >= MOST_WAITING) return false
  const { position: from, types } = following
  const lines = await readFeed(sql, { after: from, limit: MOST_LINES })
  const to = lines.at(-1)?.seq
  if (!to) return false
  const wanted = changesAmong(lines, reader).filter(
    ({ type }) => types.length === 0 || types.includes(type),
  )
  const data = wanted.map(({ seq, type, at, subject }) => ({
    id: newId(),
    endpointId: id,
    seq,
    type,
    at,
    subjectId: subject.id,
    path: subject.path,
    nextAttemptAt: now(),
  }))
  return inTransaction(async (transaction) => {
    if (!(await movePosition(transaction, id, { from, to }))) return false
    await writeDeliveries(transaction, data)
    return lines.length === MOST_LINES
  })
}

const columns = [
  'id',
  'endpointId',
  'seq',
  'type',
  'at',
  'subjectId',
  'path',
  'nextAttemptAt',
] as const
type Made = Record<(typeof columns)[number], unknown>

/** A delivery that exists already comes here only after `replaySince` moved the position back, and is sent again. */
const writeDeliveries = ({ sql }: Database, made: readonly Made[]): Promise<unknown> =>
  sql`
    INSERT INTO "webhook_deliveries" (${columnsOf(columns)})
    SELECT ${columnsOf(columns, 'given')} FROM ${recordset('webhook_deliveries', made)} given
    ON CONFLICT ("endpointId", "seq") DO UPDATE
    SET "status" = 'Waiting', "attempts" = 0, "nextAttemptAt" = EXCLUDED."nextAttemptAt"`.run()

const countWaiting = async (endpointId: string): Promise<number> => {
  const { count } = await database().sql`
    SELECT count(*)::int AS "count" FROM (
      SELECT FROM "webhook_deliveries" WHERE "endpointId" = ${endpointId}::uuid AND "status" = 'Waiting'
      LIMIT ${MOST_WAITING}) waiting`.one(z.object({ count: z.int() }))
  return count
}

async function deliverDue(endpointId: string, options: Options): Promise<void> {
  const { now = () => new Date() } = options
  while (!options.signal?.aborted) {
    const taken = await takeNext(endpointId, now())
    if (!taken || !(await deliver(taken, options))) return
  }
}

type Taken = WebhookDelivery & { dueAt: Date }

/** Counts the attempt and postpones the next one: of two servers one sends it, and another does where that one crashed. */
const takeNext = (endpointId: string, now: Date): Promise<Taken | null> =>
  inTransaction(async ({ db, sql }) => {
    const next = await sql`
      SELECT "id", "nextAttemptAt" AS "dueAt" FROM "webhook_deliveries"
      WHERE "endpointId" = ${endpointId}::uuid AND "status" = 'Waiting' AND "nextAttemptAt" <= ${now}
      ORDER BY "nextAttemptAt", "seq" LIMIT 1 FOR UPDATE SKIP LOCKED`.first(
      z.object({ id: z.guid(), dueAt: z.date() }),
    )
    if (!next) return null
    const { id, dueAt } = next
    const taken = await db.webhookDelivery.update({
      where: { id },
      data: { attempts: { increment: 1 }, nextAttemptAt: new Date(now.getTime() + LEASE) },
    })
    return { ...taken, dueAt }
  })

/** Returns false where the endpoint takes no more. */
async function deliver(taken: Taken, options: Options): Promise<boolean> {
  const { now = () => new Date(), send = sendOutbound, signal } = options
  const { id, endpointId } = taken
  const content = { deliveryId: id, body: deliveredBody(taken) }
  const target = await addressed(database().db, endpointId, content, now())
  if (!target) return giveBack(taken, now())
  const begun = performance.now()
  const outcome = await send(target.url, target.message, { signal })
  const hasArrived = 'status' in outcome && isDelivered(outcome.status)
  const isCut = signal?.aborted && !('status' in outcome)
  if (isCut || (!hasArrived && !(await isStillAt(database().db, endpointId, target.url))))
    return giveBack(taken, now())
  await saveOutcome(taken, outcome, Math.round(performance.now() - begun), now())
  return true
}

/** Of an attempt that was not made, that the stop of the server has cut, or that was refused where nobody is any more. */
async function giveBack({ id, attempts }: WebhookDelivery, now: Date): Promise<boolean> {
  await database().db.webhookDelivery.updateMany({
    where: { id, attempts },
    data: { attempts: attempts - 1, nextAttemptAt: now },
  })
  return false
}

/** Changes nothing of a delivery that was asked for anew while it was being sent. */
const saveOutcome = (
  { id, endpointId, attempts, dueAt }: Taken,
  outcome: Outcome,
  milliseconds: number,
  now: Date,
): Promise<void> =>
  inTransaction(async (transaction) => {
    const answer =
      'status' in outcome
        ? { answerStatus: outcome.status, fault: null, retryAfter: outcome.retryAfter }
        : { answerStatus: null, fault: outcome.fault }
    const { retryAfter, ...last } = { retryAfter: undefined, ...answer }
    const isDone = isDelivered(last.answerStatus)
    if (isDone) await noteDelivered(transaction, endpointId)
    else await noteFailure(transaction, endpointId, { ...last, dueAt }, now)
    const next = nextAttempt({ attempts, retryAfter, ...last }, Math.random(), now)
    await transaction.db.webhookDelivery.updateMany({
      where: { id, attempts, status: 'Waiting' },
      data: {
        ...last,
        milliseconds,
        ...(isDone
          ? { status: 'Delivered' }
          : next
            ? { nextAttemptAt: next }
            : { status: 'Failed' }),
      },
    })
  })

import { v7 as newId } from 'uuid'
import { endOfFeed } from '@/lib/platform/audit/feed'
import { record } from '@/lib/platform/audit/audit'
import { database, inTransaction, type Database } from '@/lib/platform/db/database'
import { lockRow } from '@/lib/platform/db/lock'
import type { Context, OnceContext } from '@/lib/platform/http/context'
import {
  done,
  type CheckedInputOf,
  type JsonText,
  type OutputOf,
  type Result,
} from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import { sentOrStored } from '@/lib/platform/contract/save-input'
import { sendOutbound } from '@/lib/platform/outbound/send'
import { requireAllowedAddress } from '@/lib/platform/outbound/target'
import type { webhookEndpoints } from './contract'
import { bodyOf, signedMessage } from './message/rules'
import { hostOf } from './names/rules'
import { MOST_ENDPOINTS, OLD_SECRET_SIGNS } from './rules'
import { makeSecret, encryptAsOld, encryptSecret, secretsOf } from './secrets/commands'

type SaveInput = CheckedInputOf<typeof webhookEndpoints.save>
type Saved = OutputOf<typeof webhookEndpoints.save>

const subject = (id: string) => ({ type: 'webhook-endpoint', id })

/** Names are resolved, and waiting audit lines linked, before the transaction. */
export async function saveWebhookEndpoint(
  { once, ...context }: OnceContext,
  input: SaveInput,
): Promise<Saved | JsonText> {
  const { url: sent } = input
  const url =
    sent === undefined
      ? undefined
      : await requireAllowedAddress(sent, 'webhook', context.actor.userId)
  const position = BigInt(await endOfFeed(database().sql))
  const save = { ...input, url, position }
  return inTransaction(
    once((connections: Database) => writeEndpoint({ ...context, ...connections }, save)),
  )
}

type Save = SaveInput & { position: bigint }

async function writeEndpoint(context: Context, save: Save): Promise<Saved> {
  const { id, url, types, isActive } = save
  const saved = id ? await changeEndpoint(context, id, save) : await addEndpoint(context, save)
  await record(context, 'webhook-endpoint.saved', subject(saved.id), {
    ...(url && { host: hostOf(url) }),
    ...(types && { types }),
    ...(isActive !== undefined && { isActive }),
  })
  return { ...done(saved), secret: saved.made }
}

async function addEndpoint({ db, sql }: Context, save: Save) {
  await sql`SELECT pg_advisory_xact_lock(hashtext('webhook-endpoints'))`.run()
  if ((await db.webhookEndpoint.count()) >= MOST_ENDPOINTS)
    throw new Problem('too-many-endpoints', { values: { most: MOST_ENDPOINTS } })
  const { isActive, position } = save
  const id = newId()
  const made = makeSecret()
  const { rowVersion } = await db.webhookEndpoint.create({
    data: {
      id,
      ...sentOrStored(save, null, ['url', 'types']),
      isActive,
      position,
      secret: encryptSecret(made, id),
    },
  })
  return { id, rowVersion, made }
}

/** What changed while it was inactive is not sent, and another address has not failed yet. */
async function changeEndpoint({ db }: Context, id: string, save: Save) {
  const { url, types, isActive, rowVersion, position } = save
  await lockRow(db, 'webhook_endpoints', id, rowVersion)
  const before = await db.webhookEndpoint.findUniqueOrThrow({ where: { id } })
  const isStarted = isActive === true && !before.isActive
  const isMoved = url !== undefined && url !== before.url
  const saved = await db.webhookEndpoint.update({
    where: { id },
    data: {
      url,
      types,
      isActive,
      ...(isStarted && { position, switchedOff: null }),
      ...((isStarted || isMoved) && { failingSince: null }),
      rowVersion: { increment: 1 },
    },
    select: { id: true, rowVersion: true },
  })
  return { ...saved, made: undefined }
}

export async function removeWebhookEndpoint(
  context: Context,
  { id }: CheckedInputOf<typeof webhookEndpoints.remove>,
): Promise<Result> {
  const { db } = context
  await lockRow(db, 'webhook_endpoints', id)
  const { url } = await db.webhookEndpoint.delete({ where: { id } })
  await record(context, 'webhook-endpoint.removed', subject(id), { host: hostOf(url) })
  return done({ id })
}

export async function rotateSecret(
  context: Context,
  { id, rowVersion }: CheckedInputOf<typeof webhookEndpoints.rotateSecret>,
): Promise<OutputOf<typeof webhookEndpoints.rotateSecret>> {
  const { db, now } = context
  await lockRow(db, 'webhook_endpoints', id, rowVersion)
  const before = await db.webhookEndpoint.findUniqueOrThrow({ where: { id } })
  const secret = makeSecret()
  const oldSecretUntil = new Date(now.getTime() + OLD_SECRET_SIGNS)
  const saved = await db.webhookEndpoint.update({
    where: { id },
    data: {
      secret: encryptSecret(secret, id),
      oldSecret: encryptAsOld(before.secret, id),
      oldSecretUntil,
      rowVersion: { increment: 1 },
    },
  })
  await record(context, 'webhook-endpoint.secret-rotated', subject(id))
  return { ...done(saved), secret, oldSecretUntil: oldSecretUntil.toISOString() }
}

/** Sent before the transaction, which only leaves the line. */
export async function testWebhookEndpoint(
  { once, ...context }: OnceContext,
  { id }: CheckedInputOf<typeof webhookEndpoints.test>,
): Promise<OutputOf<typeof webhookEndpoints.test> | JsonText> {
  const { now } = context
  const endpoint = await context.db.webhookEndpoint.findUnique({ where: { id } })
  if (!endpoint) throw new Problem('record-not-found', { values: { id } })
  const body = bodyOf({ type: 'test', timestamp: now.toISOString(), data: {} })
  const secrets = secretsOf(endpoint, now)
  const begun = performance.now()
  const outcome = await sendOutbound(
    endpoint.url,
    signedMessage({ id: newId(), body, secrets }, now),
  )
  const answer = {
    answerStatus: 'status' in outcome ? outcome.status : null,
    fault: 'fault' in outcome ? outcome.fault : null,
    milliseconds: Math.round(performance.now() - begun),
  }
  return inTransaction(
    once(async (connections: Database) => {
      const { answerStatus, fault } = answer
      const author = { ...context, ...connections }
      await record(author, 'webhook-endpoint.tested', subject(id), { answerStatus, fault })
      return { ...done({ id }), ...answer }
    }),
  )
}

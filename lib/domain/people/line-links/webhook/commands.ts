import * as z from 'zod'
import { lockUserRow } from '@/lib/domain/people/users/logins/commands'
import { readRecipients } from '@/lib/domain/people/users/names/recipients/queries'
import { record } from '@/lib/platform/audit/audit'
import { config } from '@/lib/platform/config/config'
import { done, type CheckedInputOf, type Result } from '@/lib/platform/contract/contract'
import { database, inTransaction, type Db } from '@/lib/platform/db/database'
import type { Prisma } from '@/lib/platform/db/generated/client'
import type { Sql } from '@/lib/platform/db/sql'
import type { OpenContext } from '@/lib/platform/http/context'
import { locales } from '@/lib/platform/i18n/locale'
import { translator } from '@/lib/platform/i18n/translator'
import { issueLinkToken, replyText } from '@/lib/platform/line/api'
import { log } from '@/lib/platform/log/log'
import { sha256 } from '@/lib/platform/secrets/sha256'
import type { LineEvent, lineWebhook } from './contract'

/** LINE may tell the same twice, and late. As it waits for the answer, all who are offered a link are offered it at once. */
export async function receiveFromLine(
  context: OpenContext,
  { events }: CheckedInputOf<typeof lineWebhook.receive>,
): Promise<Result> {
  const ofPeople = events.flatMap((event) =>
    event.source?.type === 'user' && event.source.userId
      ? { event, lineUserId: event.source.userId }
      : [],
  )
  for (const { event, lineUserId } of ofPeople)
    await takers[event.type]?.(context, event, lineUserId)
  await Promise.all(
    ofPeople.map(
      ({ event, lineUserId }) => offered.has(event.type) && offerLink(event, lineUserId),
    ),
  )
  return done()
}

/** The events that are answered with a link to link with. */
const offered = new Set(['follow', 'message'])

type Take = (context: OpenContext, event: LineEvent, lineUserId: string) => Promise<void>

const takers: Readonly<Partial<Record<string, Take>>> = {
  accountLink: link,
  unfollow: unlink,
}

/** Of an account that is linked nobody asks. */
async function offerLink(event: LineEvent, lineUserId: string): Promise<void> {
  const { replyToken } = event
  const isLinked = (await database().db.lineLink.count({ where: { lineUserId } })) > 0
  if (!replyToken || isLinked) return
  const linkToken = await issueLinkToken(lineUserId)
  if (!linkToken) return log.warn({}, 'LINE gives no token to link with')
  const page = `${config().appUrl}/account?${new URLSearchParams({ linkToken }).toString()}`
  const lines = locales.map((locale) => translator(locale, 'mail')('line.offer'))
  await replyText(replyToken, [...lines, page].join('\n'))
}

const nonceOwner = z.object({ userId: z.guid() })

/**
 * Whoever deletes the nonce links, so that it works once. Its user is locked first, as by whoever begins or removes a link.
 * An account that was another user's goes over.
 */
async function link(
  context: OpenContext,
  { link: linked, timestamp }: LineEvent,
  lineUserId: string,
): Promise<void> {
  if (linked?.result !== 'ok') return
  await inTransaction(async ({ db, sql }) => {
    await lockAccount(sql, lineUserId)
    const nonceHash = sha256(linked.nonce)
    await lockOwner(db, nonceHash)
    const begun = await sql`
      DELETE FROM "line_nonces" WHERE "nonceHash" = ${nonceHash}
        AND "expiresAt" > ${context.now}::timestamptz RETURNING "userId"`.first(nonceOwner)
    if (!begun || !(await readRecipients(sql, [begun.userId])).has(begun.userId)) return
    const { userId } = begun
    const connected = { ...context, db, sql }
    await removeLinks(connected, { lineUserId, userId: { not: userId } })
    const data = { lineUserId, linkedAt: new Date(timestamp) }
    await db.lineLink.upsert({ where: { userId }, create: { userId, ...data }, update: data })
    // Whoever has begun with their sign-in is taken for the one who agreed at LINE.
    const author = { ...connected, actor: { userId } }
    await record(author, 'account.line-linked', { type: 'user', id: userId })
  })
}

async function lockOwner(db: Db, nonceHash: string): Promise<void> {
  const nonce = await db.lineNonce.findUnique({ where: { nonceHash }, select: { userId: true } })
  if (nonce) await lockUserRow(db, nonce.userId)
}

/** Told late, it does not end a link that was made after it. */
async function unlink(
  context: OpenContext,
  { timestamp }: LineEvent,
  lineUserId: string,
): Promise<void> {
  await inTransaction(async ({ db, sql }) => {
    await lockAccount(sql, lineUserId)
    const before = { lineUserId, linkedAt: { lte: new Date(timestamp) } }
    await removeLinks({ ...context, db, sql }, before)
  })
}

/** What LINE tells of one account is taken one after the other. */
const lockAccount = (sql: Sql, lineUserId: string) =>
  sql`SELECT pg_advisory_xact_lock(hashtext(${`line ${lineUserId}`}))`.run()

async function removeLinks(context: OpenContext, where: Prisma.LineLinkWhereInput): Promise<void> {
  const links = await context.db.lineLink.findMany({ where })
  for (const { userId } of links) {
    await context.db.lineLink.delete({ where: { userId } })
    await record(context, 'account.line-unlinked', { type: 'user', id: userId })
  }
}

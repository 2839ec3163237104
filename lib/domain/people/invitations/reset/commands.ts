import * as z from 'zod'
import { record } from '@/lib/platform/audit/audit'
import { requireLocalPasswords } from '@/lib/platform/auth/local-passwords'
import { countResetRequest } from '@/lib/platform/auth/throttle'
import { config } from '@/lib/platform/config/config'
import { database, inTransaction, type Database } from '@/lib/platform/db/database'
import type { OpenContext } from '@/lib/platform/http/context'
import { done, type CheckedInputOf, type Result } from '@/lib/platform/contract/contract'
import { requestJob } from '@/lib/platform/jobs/jobs'
import { oneByOne } from '@/lib/platform/jobs/one-by-one'
import { redeemLink, invite, makeLink } from '../commands'
import type { invitations } from '../contract'
import { lockUserOfEmail } from '@/lib/domain/people/users/logins/commands'
import { findAddresseeByEmail, type Addressee } from '@/lib/domain/people/users/addressees/queries'
import { queueMail } from '@/lib/domain/people/mail-outbox/queue/commands'
import { linkOf, VALID_FOR } from '../links/rules'
import { passwordChangedLetter, passwordResetLetter } from './present'

/**
 * Stores the request without looking for its account, so that the answer takes as long for an unknown email. A job
 * sends the link.
 */
export async function requestReset(
  { db, sql, address, traceId }: OpenContext,
  { email }: CheckedInputOf<typeof invitations.requestReset>,
): Promise<Result> {
  requireLocalPasswords()
  if (await countResetRequest(email, address)) {
    await db.resetRequest.create({ data: { email, traceId } })
    await requestJob(sql, 'send-requested-resets')
  }
  return done()
}

/**
 * Run by a job; of several servers one takes each request. One that fails holds up no other; the job fails after all, and is
 * repeated. Returns how many links were sent.
 */
export async function sendRequestedResets(now: Date): Promise<number> {
  const asked = await database().db.resetRequest.findMany({
    select: { id: true },
    orderBy: { id: 'asc' },
  })
  let sent = 0
  const sendOne = async ({ id }: { id: string }) => {
    if (await sendRequested(id, now)) sent++
  }
  await oneByOne(
    asked.map((request) => () => sendOne(request)),
    'not all links for a new password could be sent',
  )
  return sent
}

const requestRow = z.object({ email: z.string(), traceId: z.string() })

/** False where nobody has the address, or another server has taken the request. */
const sendRequested = (id: string, now: Date): Promise<boolean> =>
  inTransaction(async ({ db, sql }) => {
    const request = await sql`
      SELECT "email", "traceId" FROM "reset_requests" WHERE "id" = ${id}::uuid
      FOR UPDATE SKIP LOCKED`.first(requestRow)
    if (!request) return false
    const { email, traceId } = request
    await db.resetRequest.delete({ where: { id } })
    await lockUserOfEmail(sql, email)
    const addressee = await findAddresseeByEmail(db, email)
    if (!addressee) return false
    // Earlier links keep working, or a stranger who keeps asking would end the addressee's.
    await db.invitation.deleteMany({
      where: { userId: addressee.id, kind: 'Reset', acceptedAt: null, expiresAt: { lt: now } },
    })
    await mailReset({ db, sql }, addressee, await makeLink(db, addressee.id, now, 'Reset'), now)
    const author = { sql, actor: { userId: addressee.id }, traceId }
    await record(author, 'account.reset-requested', { type: 'user', id: addressee.id })
    return true
  })

/** Sent by whoever manages users; earlier links stop working. Returns until when it works. */
export async function sendReset(
  database: Database,
  addressee: Addressee,
  now: Date,
): Promise<Date> {
  return mailReset(database, addressee, await invite(database.db, addressee.id, now, 'Reset'), now)
}

async function mailReset(
  database: Database,
  addressee: Addressee,
  token: string,
  now: Date,
): Promise<Date> {
  const usefulUntil = new Date(now.getTime() + VALID_FOR.Reset)
  const link = linkOf(config().appUrl, token, 'Reset')
  await send(database, addressee, { link, usefulUntil, ...passwordResetLetter(addressee.person) })
  return usefulUntil
}

export const resetPassword = (
  context: OpenContext,
  input: CheckedInputOf<typeof invitations.resetPassword>,
): Promise<Result> =>
  redeemLink('Reset', context, input, async ({ db, sql }, addressee) => {
    const notice = passwordChangedLetter(addressee.person)
    await send({ db, sql }, addressee, { usefulUntil: context.now, ...notice })
    const author = { sql, actor: { userId: addressee.id }, traceId: context.traceId }
    await record(author, 'account.password-reset', { type: 'user', id: addressee.id })
  })

type Mail = ReturnType<typeof passwordResetLetter> & {
  usefulUntil: Date
  link?: string
}

async function send({ db, sql }: Database, { id, email }: Addressee, mail: Mail): Promise<void> {
  if (!email) return
  await queueMail({ db, sql }, { userId: id, toAddress: email, ...mail })
}

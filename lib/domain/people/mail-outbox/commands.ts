import * as z from 'zod'
import { readNoticeAddressees } from '@/lib/domain/people/users/names/recipients/queries'
import { policiesMet } from '@/lib/platform/access/actor'
import { bySystem, record } from '@/lib/platform/audit/audit'
import { config } from '@/lib/platform/config/config'
import type { MailServer } from '@/lib/platform/config/mail-server'
import { database, inTransaction } from '@/lib/platform/db/database'
import type { Prisma } from '@/lib/platform/db/generated/client'
import type { Context } from '@/lib/platform/http/context'
import { done, type CheckedInputOf, type Result } from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import { refusalProblem } from '@/lib/platform/workflow/refusal-problem'
import { requestJob } from '@/lib/platform/jobs/jobs'
import { log } from '@/lib/platform/log/log'
import { deliveryFault, sendMail } from '@/lib/platform/mail/mail-server'
import { untilShutdown } from '@/lib/platform/process/shutdown'
import type { mailOutbox } from './contract'
import { withLink, withoutSecret } from './present'
import { firstKinds } from './queue/rules'
import {
  givenUp,
  isGivenUp,
  isNews,
  isTooLate,
  LEASE,
  mailChecks,
  nextAttempt,
  type MailFault,
} from './rules'
import { mailWorkflow } from './workflow'

export async function retryMail(
  context: Context,
  { id }: CheckedInputOf<typeof mailOutbox.retry>,
): Promise<Result> {
  const { db, sql, actor, now } = context
  await sql`SELECT FROM "outbox_mails" WHERE "id" = ${id}::uuid FOR UPDATE`.run()
  const mail = await db.outboxMail.findUnique({ where: { id } })
  if (!mail) throw new Problem('record-not-found', { values: { id } })
  const roles = policiesMet(actor, mailWorkflow.table.roles)
  const { to, refusal } = mailWorkflow.decide('retry', mail, {
    roles,
    checks: mailChecks(mail, now),
  })
  if (refusal) throw refusalProblem(refusal)
  await db.outboxMail.update({
    where: { id },
    data: { status: to, attempts: 0, nextAttemptAt: mail.isUnderWay ? mail.nextAttemptAt : now },
  })
  await record(context, mailWorkflow.eventOf('retry'), { type: 'mail', id }, { to: mail.toAddress })
  await requestJob(sql, 'deliver-mails')
  return done({ id })
}

type Delivery = { now?: () => Date; server?: MailServer; timeouts?: Parameters<typeof sendMail>[2] }

/**
 * Run by a job: sends what is due, first what cannot wait, and then the oldest.
 * Taking a mail counts the attempt and postpones the next one beyond its end, so that only one server sends it, and
 * another tries again where that one crashed. A fault of the mail server itself ends the run, and so does a stop of ours,
 * which waits for one mail and not for all. Returns how many were sent.
 */
export async function deliverMails({
  now = () => new Date(),
  server = config().mailServer,
  timeouts,
}: Delivery = {}): Promise<number> {
  let sent = 0
  if (!server) return sent
  for await (const mail of untilShutdown(() => takeNext(now()))) {
    const outcome = await deliver(mail, { server, timeouts, now })
    if (outcome === 'sent') sent++
    if (outcome === 'server-in-trouble') break
  }
  return sent
}

/** The moment of an outcome is that of its answer, for which it may have waited long. */
type Sending = { server: MailServer; timeouts: Delivery['timeouts']; now: () => Date }

type Taken = Prisma.OutboxMailGetPayload<object>

const takeNext = (now: Date): Promise<Taken | null> =>
  inTransaction(async ({ db, sql }) => {
    const next = await sql`
      SELECT "id" FROM "outbox_mails" WHERE "status" = 'Waiting' AND "nextAttemptAt" <= ${now}
      ORDER BY "kind" <> ALL(${firstKinds}), "createdAt", "id" LIMIT 1 FOR UPDATE SKIP LOCKED`.first(
      z.object({ id: z.guid() }),
    )
    if (!next) return null
    const { attempts } = await db.outboxMail.findUniqueOrThrow({ where: next })
    return db.outboxMail.update({
      where: next,
      data: {
        attempts: attempts + 1,
        nextAttemptAt: new Date(now.getTime() + LEASE),
        isUnderWay: true,
      },
    })
  })

async function deliver(
  mail: Taken,
  { server, timeouts, now }: Sending,
): Promise<'sent' | 'not-sent' | 'server-in-trouble'> {
  const { id, link, subject, toName: name, toAddress: address, attempts, unsubscribeLink } = mail
  const refusal = await refusalOf(mail, now())
  if (refusal) {
    await saveOutcome(mail, givenUp(refusal, now()))
    return 'not-sent'
  }
  const messageId = `<${id}@${new URL(config().appUrl).hostname}>`
  const to = { name, address }
  const letter = { messageId, to, subject, unsubscribeLink, ...withLink(mail, link ?? '') }
  const fault = await sendMail(server, letter, timeouts).then(() => null, deliveryFault)
  if (!fault) {
    const sent = { status: 'Sent', sentAt: now(), lastError: null } as const
    await saveOutcome(mail, mail.carriesLink ? { ...sent, link: null } : sent)
    return 'sent'
  }
  const { isFinal, isServerWide, isAlarm } = fault
  const text = withoutSecret(fault.text, mail)
  log[isAlarm ? 'error' : 'warn']({ mail: id, attempts, error: text }, 'mail not delivered')
  await saveOutcome(
    mail,
    isGivenUp(attempts, isFinal)
      ? givenUp(text, now())
      : { status: 'Waiting', lastError: text, nextAttemptAt: nextAttempt(attempts, now()) },
  )
  return isServerWide ? 'server-in-trouble' : 'not-sent'
}

/** Why a mail is not sent at all, or null. News name people and work: they are for who may still sign in. */
async function refusalOf(mail: Taken, now: Date): Promise<MailFault | null> {
  if (isTooLate(mail, now)) return 'too-late'
  if (!isNews(mail)) return null
  const { userId, toAddress } = mail
  const reader = (await readNoticeAddressees(database().db, [userId])).get(userId)
  return reader?.email === toAddress ? null : 'no-address'
}

/** Changes nothing where the mail was revoked while it was being sent, nor a failure where another server has taken it. */
const saveOutcome = (
  { id, toAddress, attempts }: Taken,
  data: Prisma.OutboxMailUpdateManyMutationInput,
): Promise<void> =>
  inTransaction(async ({ db, sql }) => {
    const isSent = data.status === 'Sent'
    const where = { id, status: 'Waiting', ...(!isSent && { attempts }) } as const
    const { count } = await db.outboxMail.updateMany({
      where,
      data: { ...data, isUnderWay: false },
    })
    if (count === 0 || data.status === 'Waiting') return
    const author = bySystem(sql)
    await record(
      author,
      isSent ? 'mail.sent' : 'mail.failed',
      { type: 'mail', id },
      { to: toAddress },
    )
  })

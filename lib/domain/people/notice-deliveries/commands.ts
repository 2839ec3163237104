import * as z from 'zod'
import { revokeFailedMails } from '@/lib/domain/people/mail-outbox/queue/commands'
import { recordAll } from '@/lib/platform/audit/audit'
import type { CheckedInputOf } from '@/lib/platform/contract/contract'
import type { ManyResults } from '@/lib/platform/contract/many'
import { Problem } from '@/lib/platform/contract/problem'
import { resultsOf } from '@/lib/platform/contract/results-of'
import type { Context } from '@/lib/platform/http/context'
import { requestJob } from '@/lib/platform/jobs/jobs'
import type { noticeDeliveries } from './contract'
import { stateOf } from './rules'

/**
 * Who revokes the failed mail retries all that was in it, so that neither two calls at once nor a retry of the mail
 * itself sends anything twice. Mails are locked first, in the order of their ids.
 */
export async function retryDeliveries(
  context: Context,
  { ids }: CheckedInputOf<typeof noticeDeliveries.retry>,
): Promise<ManyResults> {
  const { sql } = context
  const asked = await readDeliveries(context, ids)
  const revoked = await revokeFailedMails(
    sql,
    asked.flatMap(({ mailId }) => mailId ?? []),
  )
  const failed = asked.flatMap(({ message }) => (message?.status === 'Failed' ? message.id : []))
  const retried = await reopen(context, { ids, mailIds: revoked, messageIds: failed })
  await recordAll(
    context,
    'notice-delivery.retried',
    retried.map(({ id }) => ({ subject: { type: 'notice-delivery', id }, changes: {} })),
  )
  const done = new Set(retried.map(({ id }) => id))
  const now = new Map((await readDeliveries(context, ids)).map((row) => [row.id, row]))
  const outcomes = ids.map((id) => (done.has(id) ? { id } : { id, problem: refusal(id, now) }))
  const answer = resultsOf(outcomes, context.language)
  await requestJob(sql, 'deliver-notices')
  return answer
}

type Row = Awaited<ReturnType<typeof readDeliveries>>[number]

const readDeliveries = ({ db }: Context, ids: string[]) =>
  db.noticeDelivery.findMany({ where: { id: { in: ids } }, include: { mail: true, message: true } })

function refusal(id: string, rows: ReadonlyMap<string, Row>): Problem {
  const row = rows.get(id)
  if (!row) return new Problem('record-not-found', { values: { id } })
  const status = { word: `noticeDeliveries.statuses.${stateOf(row).status}` }
  return new Problem('notice-not-failed', { values: { status } })
}

const retriedRow = z.object({ id: z.guid() })

type Failed = { ids: string[]; mailIds: string[]; messageIds: string[] }

/** A message that has failed stays failed: whoever takes its deliveries out of it retries them. */
const reopen = ({ sql, now }: Context, { ids, mailIds, messageIds }: Failed) =>
  sql`
    UPDATE "notice_deliveries"
    SET "status" = 'Waiting', "nextAttemptAt" = ${now}::timestamptz, "lastError" = NULL, "mailId" = NULL,
      "messageId" = NULL
    WHERE "mailId" = ANY(${mailIds}::uuid[]) OR "messageId" = ANY(${messageIds}::uuid[]) OR ("status" = 'Failed' AND "id" = ANY(${ids}::uuid[]))
    RETURNING "id"`.rows(retriedRow)

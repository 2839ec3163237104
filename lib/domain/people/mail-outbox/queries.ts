import { record } from '@/lib/platform/audit/audit'
import { delay } from '@/lib/platform/db/delay'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { pagingOf, totalOf, type Sorting } from '@/lib/platform/db/paging'
import { matchesKeyword } from '@/lib/platform/db/search'
import type { ReadSql } from '@/lib/platform/db/sql'
import type { Context } from '@/lib/platform/http/context'
import type { CheckedInputOf, OutputOf } from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import type { mailOutbox, MailDetail } from './contract'
import { mailSelect, presentMail, presentMailDetail } from './present'

const sorting = {
  createdAt: (direction) => [{ createdAt: direction }],
  toAddress: (direction) => [{ toAddress: direction }],
  status: (direction) => [{ status: direction }, { createdAt: 'desc' }],
} satisfies Sorting<Prisma.OutboxMailOrderByWithRelationInput>

/** The latest first, unless asked otherwise. */
export async function searchMails(
  { db, now }: Context,
  { keyword, status, sort = '-createdAt', ...paging }: CheckedInputOf<typeof mailOutbox.search>,
): Promise<OutputOf<typeof mailOutbox.search>> {
  const where = { status, ...matching(keyword) }
  const page = pagingOf({ ...paging, sort }, sorting)
  const rows = await db.outboxMail.findMany({ where, select: mailSelect, ...page })
  return {
    rows: rows.map((row) => presentMail(row, now)),
    total: await totalOf(page, rows, () => db.outboxMail.count({ where })),
  }
}

const matching = (keyword: string | undefined) =>
  matchesKeyword<Prisma.OutboxMailWhereInput>(keyword, (contains) => [
    { toName: contains },
    { toAddress: contains },
    { subject: contains },
  ])

export async function getMail(
  context: Context,
  { id }: CheckedInputOf<typeof mailOutbox.get>,
): Promise<MailDetail> {
  const { db, actor, now } = context
  const row = await db.outboxMail.findUnique({
    where: { id },
    select: {
      ...mailSelect,
      text: true,
      html: true,
      unsubscribeLink: true,
      userId: true,
      user: {
        select: {
          id: true,
          roles: true,
          account: { select: { userId: true } },
          providerSubject: true,
        },
      },
    },
  })
  if (!row) throw new Problem('record-not-found', { values: { id } })
  const mail = presentMailDetail(actor, row, now)
  // Whoever has seen this link could take the account over.
  if (row.carriesLink && mail.link)
    await record(context, 'mail.link-shown', { type: 'user', id: row.userId }, { mail: id })
  return mail
}

/** In seconds; null where no mail is due. */
export const readMailDelay = async (sql: ReadSql): Promise<number | null> =>
  (
    await sql`SELECT extract(epoch FROM now() - min("nextAttemptAt"))::float8 AS "seconds"
      FROM "outbox_mails" WHERE "status" = 'Waiting' AND "nextAttemptAt" <= now()`.one(delay)
  ).seconds

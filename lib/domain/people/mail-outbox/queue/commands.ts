import * as z from 'zod'
import type { Database, Db } from '@/lib/platform/db/database'
import type { Sql } from '@/lib/platform/db/sql'
import { requestJob } from '@/lib/platform/jobs/jobs'
import type { MailKind } from './rules'

type Letter = { toName: string; subject: string; text: string; html: string }

export type Mail = Letter & {
  /** So that others can refer to it. */
  id?: string
  userId: string
  toAddress: string
  kind?: MailKind
  /** A secret. A mail without one is never revoked. */
  link?: string
  /** An address that everybody may know; instead of a secret. */
  page?: string
  /** The notice that it tells alone. */
  noticeId?: string
  /** For what its reader can unsubscribe from. */
  unsubscribeLink?: string
  /** A mail of the same key is stored once. */
  dedupeKey?: string
  /** A secret, or news that are not of an account, is not sent after this moment. */
  usefulUntil: Date
}

/** Stores a mail in the transaction of its reason; a job sends it once that is committed. */
export const queueMail = (database: Database, mail: Mail): Promise<void> =>
  queueMails(database, [mail])

/** Many, in one statement. */
export async function queueMails({ db, sql }: Database, mails: readonly Mail[]): Promise<void> {
  const data = mails.map(({ page, ...mail }) => ({
    ...mail,
    link: mail.link ?? page,
    carriesLink: mail.link !== undefined,
  }))
  const { count } = await db.outboxMail.createMany({ data, skipDuplicates: true })
  if (count > 0) await requestJob(sql, 'deliver-mails')
}

/** Revokes the mails of a user whose link, to `page` if that is given, has stopped working, and empties the link from them. */
export async function revokeMails(db: Db, userId: string, page?: string): Promise<void> {
  const link = page === undefined ? undefined : { contains: `${page}#` }
  await db.outboxMail.updateMany({
    where: { userId, carriesLink: true, link, status: { in: ['Waiting', 'Failed'] } },
    data: { status: 'Revoked', link: null },
  })
}

/** Revokes those of the mails that have failed, so that nobody sends them again, and returns their ids. */
export async function revokeFailedMails(sql: Sql, ids: string[]): Promise<string[]> {
  const failed = await sql`
    SELECT "id" FROM "outbox_mails" WHERE "id" = ANY(${ids}::uuid[]) AND "status" = 'Failed'
    ORDER BY "id" FOR UPDATE`.rows(z.object({ id: z.guid() }))
  const failedIds = failed.map(({ id }) => id)
  await sql`
    UPDATE "outbox_mails" SET "status" = 'Revoked' WHERE "id" = ANY(${failedIds}::uuid[])`.run()
  return failedIds
}

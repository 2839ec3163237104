import type { Database, Db } from '@/lib/platform/db/database'
import { requestJob } from '@/lib/platform/jobs/jobs'

type Letter = { toName: string; subject: string; text: string; html: string }

type Mail = Letter & {
  userId: string
  toAddress: string
  /** A mail without one is a notice, which is never revoked. */
  link?: string
  /** Not sent after this moment. */
  usefulUntil: Date
}

/** Stores a mail in the transaction of its reason; a job sends it once that is committed. */
export async function queueMail({ db, sql }: Database, mail: Mail): Promise<void> {
  await db.outboxMail.create({ data: { ...mail, carriesLink: mail.link !== undefined } })
  await requestJob(sql, 'deliver-mails')
}

/** Revokes the mails of a user whose link has stopped working, and empties the link from them. */
export async function revokeMails(db: Db, userId: string): Promise<void> {
  await db.outboxMail.updateMany({
    where: { userId, carriesLink: true, status: { in: ['Waiting', 'Failed'] } },
    data: { status: 'Revoked', link: null },
  })
}

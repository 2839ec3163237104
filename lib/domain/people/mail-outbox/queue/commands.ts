import type { Database, Db } from '@/lib/platform/db/database'
import { requestJob } from '@/lib/platform/jobs/jobs'

type Letter = { toName: string; subject: string; text: string; html: string }

type Mail = Letter & {
  userId: string
  toAddress: string
  /** A mail without one is a notice, which nothing recalls. */
  link?: string
  /** Not sent after this moment. */
  usefulUntil: Date
}

/** Written in the transaction that makes the mail needed, and sent by a job once it is committed. */
export async function queueMail({ db, sql }: Database, mail: Mail): Promise<void> {
  await db.outboxMail.create({ data: { ...mail, carriesLink: mail.link !== undefined } })
  await requestJob(sql, 'deliver-mails')
}

/** Mails whose link does not work any more are not sent, and the link goes from those that failed. */
export async function revokeMails(db: Db, userId: string): Promise<void> {
  await db.outboxMail.updateMany({
    where: { userId, carriesLink: true, status: { in: ['Waiting', 'Failed'] } },
    data: { status: 'Revoked', link: null },
  })
}

import { notices } from '@/lib/domain/people/notices/contract'
import { database } from '@/lib/platform/db/database'
import { call, english, type Caller } from '../calls/call'

/** The notices of a user, the latest first. */
export const readNotices = async (reader: Caller) =>
  (await call(reader, notices.search, { sort: '-createdAt' }, english)).body

/** The mails to a user, the first one first. */
export const mailsTo = (userId: string) =>
  database().db.outboxMail.findMany({ where: { userId }, orderBy: { createdAt: 'asc' } })

import { v7 as newId } from 'uuid'
import type { Author } from '../audit/audit'
import type { Sql } from '../db/sql'
import type { NoticeEventName } from './events'

export type Teller = {
  sql: Sql
  /** Who did it, and so need not be told; null for a job. */
  actor: Author['actor']
  now: Date
}

export type News = {
  userIds: readonly string[]
  subjectId: string
  /** Of one event, subject and occasion a user is told once, however often this is called. */
  occasion: string
  /** What the texts of the event name; days as `YYYY-MM-DD`. */
  params: Readonly<Record<string, string>>
}

/** Tells users of an event, in the transaction of the change. */
export const notify = (teller: Teller, event: NoticeEventName, news: News): Promise<void> =>
  notifyAll(teller, event, [news])

const userIdOf = ({ actor }: Teller): string | null =>
  actor && 'userId' in actor ? actor.userId : null

/** `notify` of several subjects, in one statement. */
export async function notifyAll(
  teller: Teller,
  event: NoticeEventName,
  all: readonly News[],
): Promise<void> {
  const { sql, now } = teller
  const doer = userIdOf(teller)
  const notices = all.flatMap(({ userIds, ...news }) =>
    [...new Set(userIds)]
      .filter((userId) => userId !== doer)
      .map((userId) => ({ userId, ...news })),
  )
  if (notices.length === 0) return
  await sql`
    INSERT INTO "notices" ("id", "userId", "event", "subjectId", "occasion", "params", "createdAt")
    SELECT notice."id", notice."userId", ${event}, notice."subjectId", notice."occasion", notice."params", ${now}::timestamptz
    FROM unnest(${notices.map(() => newId())}::uuid[], ${notices.map(({ userId }) => userId)}::uuid[],
      ${notices.map(({ subjectId }) => subjectId)}::text[], ${notices.map(({ occasion }) => occasion)}::text[],
      ${notices.map(({ params }) => JSON.stringify(params))}::jsonb[])
      notice("id", "userId", "subjectId", "occasion", "params")
    ON CONFLICT DO NOTHING`.run()
}

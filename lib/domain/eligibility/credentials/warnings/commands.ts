import * as z from 'zod'
import { isTypeInUse } from '@/lib/domain/eligibility/credential-types/rows'
import { queueMail } from '@/lib/domain/people/mail-outbox/queue/commands'
import type { Addressee } from '@/lib/domain/people/users/addressees/queries'
import { readDateStyle } from '@/lib/domain/site/settings/queries'
import { bySystem, recordAll } from '@/lib/platform/audit/audit'
import { config } from '@/lib/platform/config/config'
import { clockOf } from '@/lib/platform/dates/clock'
import { type Day } from '@/lib/platform/dates/day'
import { DAY } from '@/lib/platform/dates/durations'
import { inTransaction, type Database } from '@/lib/platform/db/database'
import { fragment } from '@/lib/platform/db/fragment'
import { IS_LATEST } from '../renewals/rows'
import { endingLetter, type Ending } from './present'
import { readEnding, readRecipients } from './queries'
import { stepOf, warnSteps, WARN_FROM } from './rules'

/**
 * Run by a job each hour: writes once a day, from seven in the morning on, one mail to each recipient. Returns how many.
 * Each credential is announced once for each step.
 */
export const warnExpiries = (now: Date): Promise<number> =>
  inTransaction(async (database) => {
    const { db, sql } = database
    // Two servers at once must not each write a mail.
    await sql`SELECT pg_advisory_xact_lock(hashtext('warn-expiries'))`.run()
    const { today, time } = clockOf((await readDateStyle(db)).timeZone, now)
    if (time < WARN_FROM || (await hasRun(database, today, now))) return 0
    const due = await takeDue(database, today, now)
    if (due.length === 0) return 0
    await recordAll(
      bySystem(sql),
      'credential.warned',
      due.map(({ id, daysLeft }) => ({
        subject: { type: 'credential', id },
        changes: { daysLeft },
      })),
    )
    return mailEach(database, due, { today, now })
  })

/** Whether mails were written today already. */
async function hasRun({ db, sql }: Database, today: Day, now: Date): Promise<boolean> {
  const { timeZone } = await readDateStyle(db)
  const last = await sql`
    SELECT "at" FROM "credential_warnings" ORDER BY "at" DESC LIMIT 1`.first(
    z.object({ at: z.date() }),
  )
  return last !== undefined && last.at <= now && clockOf(timeZone, last.at).today === today
}

const dueRow = z.object({ id: z.guid(), daysLeft: z.int() })

/**
 * Those whose step of today was not announced yet, and that no approved renewal replaces. Of a type out of use nothing is
 * announced, so that its step waits until it is in use again.
 */
async function takeDue({ db, sql }: Database, today: Day, now: Date) {
  const ending = await sql`
    SELECT credential."id", credential."expiresOn" - ${today}::date AS "daysLeft"
    FROM "credentials" credential
    WHERE credential."status" = 'Approved'
      AND credential."expiresOn" BETWEEN ${today}::date AND ${today}::date + ${warnSteps[0]}::int
      AND ${IS_LATEST}
      AND ${isTypeInUse(fragment`credential."typeId"`)}
    ORDER BY credential."expiresOn", credential."id"`.rows(dueRow)
  const taken = await sql`
    INSERT INTO "credential_warnings" ("credentialId", "step", "at")
    SELECT one.*, ${now}::timestamptz
    FROM unnest(${ending.map(({ id }) => id)}::uuid[],
      ${ending.map(({ daysLeft }) => stepOf(daysLeft) ?? 0)}::int[]) one
    ON CONFLICT DO NOTHING RETURNING "credentialId" AS "id"`.rows(z.object({ id: z.guid() }))
  return readEnding(
    db,
    taken.map(({ id }) => id),
    today,
  )
}

async function mailEach(
  { db, sql }: Database,
  due: Ending[],
  { today, now }: { today: Day; now: Date },
): Promise<number> {
  const style = await readDateStyle(db)
  const recipientsOf = await readRecipients({ db, sql }, due)
  const mails = new Map<string, { to: Addressee; endings: Ending[] }>()
  for (const ending of due) {
    for (const to of recipientsOf(ending)) {
      const mail = mails.get(to.id) ?? { to, endings: [] }
      mails.set(to.id, { to, endings: [...mail.endings, ending] })
    }
  }
  for (const { to, endings } of mails.values())
    await queueMail(
      { db, sql },
      {
        userId: to.id,
        toAddress: to.email ?? '',
        kind: 'Credentials',
        dedupeKey: `credentials-ending ${today} ${to.id}`,
        page: new URL('/credentials', config().appUrl).href,
        usefulUntil: new Date(now.getTime() + 2 * DAY),
        ...endingLetter({ to: to.person, endings, style }),
      },
    )
  return mails.size
}

import { queueMail } from '@/lib/domain/people/mail-outbox/queue/commands'
import { readAddressees } from '@/lib/domain/people/users/addressees/queries'
import { config } from '@/lib/platform/config/config'
import { DAY } from '@/lib/platform/dates/durations'
import type { Context } from '@/lib/platform/http/context'
import type { ReturnCode } from '../contract'
import { returnedLetter, type MailedCredential } from './present'

/** In milliseconds: a mail server may be out of reach for a week. */
const USEFUL_FOR = 7 * DAY

type Row = MailedCredential & { submittedByUserId: string }

/** One mail to each of those who sent them in. */
export async function mailReturned(
  { db, sql, now }: Context,
  rows: Row[],
  reason: { reasonCode: ReturnCode; note: string },
): Promise<void> {
  const page = new URL('/credentials', config().appUrl).href
  const usefulUntil = new Date(now.getTime() + USEFUL_FOR)
  const addressees = await readAddressees(
    db,
    rows.map(({ submittedByUserId }) => submittedByUserId),
  )
  for (const { id: userId, email, person } of addressees) {
    const returned = rows.filter((row) => row.submittedByUserId === userId)
    const letter = returnedLetter({ to: person, returned, ...reason })
    await queueMail(
      { db, sql },
      { userId, toAddress: email, kind: 'Credentials' as const, page, usefulUntil, ...letter },
    )
  }
}

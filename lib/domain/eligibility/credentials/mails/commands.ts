import { queueMail } from '@/lib/domain/people/mail-outbox/queue/commands'
import { readMailOwners } from '@/lib/domain/people/users/names/queries'
import type { Context } from '@/lib/platform/http/context'
import type { ReturnCode } from '../contract'
import { returnedLetter, type Told } from './present'

type Row = Told & { submittedByUserId: string }

/** One mail to each of those who sent them in. */
export async function mailReturned(
  { db, sql, now }: Context,
  rows: Row[],
  reason: { reasonCode: ReturnCode; note: string },
): Promise<void> {
  const owners = await readMailOwners(
    db,
    rows.map(({ submittedByUserId }) => submittedByUserId),
  )
  for (const { id: userId, email, person } of owners) {
    const told = rows.filter((row) => row.submittedByUserId === userId)
    const letter = returnedLetter({ to: person, told, ...reason })
    await queueMail({ db, sql }, { userId, toAddress: email, usefulUntil: now, ...letter })
  }
}

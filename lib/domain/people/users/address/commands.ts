import { personNameSelect } from '@/lib/domain/people/persons/present'
import { endAllSessions } from '@/lib/platform/auth/sessions'
import type { Context } from '@/lib/platform/http/context'
import { requestJob } from '@/lib/platform/jobs/jobs'
import { letterOf } from './present'

type Moved = { id: string; personId: string; email: string | null }

/** The former address of an account is told that it was changed; unless its owner did it, every session ends. */
export async function tellFormerAddress(
  { db, actor, now }: Context,
  { id, personId, email }: Moved,
): Promise<void> {
  const isOwn = id === actor.userId
  if (!isOwn) await endAllSessions(db, id, now)
  if (!email) return
  const of = await db.person.findUniqueOrThrow({
    where: { id: personId },
    select: personNameSelect,
  })
  const letter = letterOf({ of, by: actor.name, hasEndedSessions: !isOwn })
  await db.outboxMail.create({
    data: { userId: id, toAddress: email, carriesLink: false, usefulUntil: now, ...letter },
  })
  await requestJob(db, 'deliver-mails')
}

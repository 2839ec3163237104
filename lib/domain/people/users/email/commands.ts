import { readPersonNames } from '@/lib/domain/people/persons/queries'
import { endAllSessions } from '@/lib/platform/auth/sessions'
import type { Context } from '@/lib/platform/http/context'
import { queueMail } from '@/lib/domain/people/mail-outbox/queue/commands'
import { emailChangedLetter } from './present'

type Moved = { id: string; personId: string; email: string | null }

/** The former address of an account is told that it was changed; unless its owner did it, every session ends. */
export async function notifyFormerEmail(
  { db, sql, actor, now }: Context,
  { id, personId, email }: Moved,
): Promise<void> {
  const isOwn = id === actor.userId
  if (!isOwn) await endAllSessions(db, id, now)
  if (!email) return
  const of = await readPersonNames(db, personId)
  const letter = emailChangedLetter({ of, by: actor.name, hasEndedSessions: !isOwn })
  await queueMail({ db, sql }, { userId: id, toAddress: email, usefulUntil: now, ...letter })
}

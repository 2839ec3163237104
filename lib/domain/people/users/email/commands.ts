import { readPersonNames } from '@/lib/domain/people/persons/queries'
import { endAllSessions } from '@/lib/platform/auth/sessions'
import type { Context } from '@/lib/platform/http/context'
import { queueMail } from '@/lib/domain/people/mail-outbox/queue/commands'
import { emailChangedLetter } from './present'

type Changed = { id: string; personId: string; email: string | null }

/** Mails a notice to the former email; unless the owner changed it, ends every session. */
export async function notifyFormerEmail(
  { db, sql, actor, now }: Context,
  { id, personId, email }: Changed,
): Promise<void> {
  const isOwn = id === actor.userId
  if (!isOwn) await endAllSessions(db, id, now)
  if (!email) return
  const owner = await readPersonNames(db, personId)
  const letter = emailChangedLetter({ owner, by: actor.name, hasEndedSessions: !isOwn })
  await queueMail({ db, sql }, { userId: id, toAddress: email, usefulUntil: now, ...letter })
}

import { switchOff, type Unsubscription } from '@/lib/domain/people/notice-settings/commands'
import { readRecipients } from '@/lib/domain/people/users/names/recipients/queries'
import { record } from '@/lib/platform/audit/audit'
import { clearAttempt, countAttempt } from '@/lib/platform/auth/throttle'
import { done, type CheckedInputOf, type Result } from '@/lib/platform/contract/contract'
import { inTransaction, type Database } from '@/lib/platform/db/database'
import type { OpenContext } from '@/lib/platform/http/context'
import { sha256 } from '@/lib/platform/secrets/sha256'
import type { notices } from '../contract'
import { readUnsubscription } from './queries'

/** Whoever holds a link of a mail may press it, twice too; a wrong one changes nothing and learns nothing. */
export async function unsubscribe(
  { address, traceId }: OpenContext,
  { token }: CheckedInputOf<typeof notices.unsubscribe>,
): Promise<Result> {
  const account = sha256(token)
  await countAttempt({ account, address })
  const unsubscription = await readUnsubscription(token)
  if (!unsubscription) return done()
  await clearAttempt({ account, address })
  await inTransaction((connections) => write(connections, unsubscription, traceId))
  return done()
}

async function write(
  { db, sql }: Database,
  unsubscription: Unsubscription,
  traceId: string,
): Promise<void> {
  const { userId, event, channel } = unsubscription
  const users = await readRecipients(sql, [userId])
  if (!users.has(userId)) return
  await switchOff(db, unsubscription)
  // Whoever has the mail is taken for its reader.
  const author = { sql, actor: { userId }, traceId }
  await record(author, 'notice.unsubscribed', { type: 'user', id: userId }, { event, channel })
}

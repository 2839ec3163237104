import { createHash } from 'node:crypto'
import { switchOff } from '@/lib/domain/people/notice-settings/commands'
import { readToldUsers } from '@/lib/domain/people/users/names/told/queries'
import { record } from '@/lib/platform/audit/audit'
import { clearAttempt, countAttempt } from '@/lib/platform/auth/throttle'
import { done, type CheckedInputOf, type Result } from '@/lib/platform/contract/contract'
import type { OpenContext } from '@/lib/platform/http/context'
import type { notices } from '../contract'
import { readUnsubscription } from './queries'

/** Whoever holds a link of a mail may press it, twice too; a wrong one changes nothing and learns nothing. */
export async function unsubscribe(
  context: OpenContext,
  { token }: CheckedInputOf<typeof notices.unsubscribe>,
): Promise<Result> {
  const { db, sql, address } = context
  const account = createHash('sha256').update(token).digest('base64url')
  await countAttempt({ account, address })
  const unsubscription = await readUnsubscription(token)
  if (!unsubscription) return done()
  await clearAttempt({ account, address })
  const { userId, event, channel } = unsubscription
  const users = await readToldUsers(sql, [userId])
  if (!users.has(userId)) return done()
  await switchOff(db, unsubscription)
  // Whoever has the mail is taken for its reader.
  const author = { ...context, actor: { userId } }
  await record(author, 'notice.unsubscribed', { type: 'user', id: userId }, { event, channel })
  return done()
}

import { dictionary } from '@zxcvbn-ts/language-common'
import { revokeLinks } from '@/lib/domain/people/invitations/links/commands'
import { readAddressee } from '@/lib/domain/people/users/addressees/queries'
import { record } from '@/lib/platform/audit/audit'
import { invalidateActor } from '@/lib/platform/auth/actors'
import { requireLocalPasswords } from '@/lib/platform/auth/local-passwords'
import { hashPassword } from '@/lib/platform/auth/password'
import { userHasSecondFactor } from '@/lib/platform/auth/second-factor-status'
import { endAllSessions } from '@/lib/platform/auth/sessions'
import { done, type CheckedInputOf, type Result } from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import { inTransaction } from '@/lib/platform/db/database'
import type { Context } from '@/lib/platform/http/context'
import { requireConfirmedIdentity } from '@/lib/platform/http/identity-confirmation'
import { requirePassword } from '../commands'
import { savePassword } from '../password-hash/commands'
import { PASSWORD_LENGTH, type account } from '../contract'
import { passwordRefusal, type Owner } from './rules'

/** Of the 50,000 most used passwords, those that are long enough. On the server only, for their size. */
const commonPasswords = new Set(
  (dictionary['passwords-common'] as string[]).filter(({ length }) => length >= PASSWORD_LENGTH),
)

/** Throws `password-much-used` or `password-of-own-name`, at `field`. */
export function requireGoodPassword(password: string, owner: Owner, field = 'password'): void {
  const refusal = passwordRefusal(password, owner, commonPasswords)
  if (refusal) throw new Problem(refusal, { field })
}

export async function changePassword(
  context: Context,
  { currentPassword, newPassword }: CheckedInputOf<typeof account.changePassword>,
): Promise<Result> {
  requireLocalPasswords()
  const { actor, now, traceId } = context
  const { userId } = actor
  if (await userHasSecondFactor(userId)) await requireConfirmedIdentity(context)
  await requirePassword(context, currentPassword, 'currentPassword')
  requireGoodPassword(newPassword, await readAddressee(context.db, userId), 'newPassword')
  const passwordHash = await hashPassword(newPassword)
  await inTransaction(async ({ db, sql }) => {
    // A link that is being used meanwhile locks the same rows in the same order.
    await revokeLinks(db, userId)
    await savePassword(db, userId, { passwordHash, now })
    await endAllSessions(db, userId, now)
    await record({ sql, actor, traceId }, 'account.password-changed', {
      type: 'user',
      id: userId,
    })
  })
  invalidateActor(userId)
  return done()
}

import { lockUserRow } from '@/lib/domain/people/users/logins/commands'
import { record } from '@/lib/platform/audit/audit'
import { config } from '@/lib/platform/config/config'
import {
  done,
  type CheckedInputOf,
  type OutputOf,
  type Result,
} from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import type { Context } from '@/lib/platform/http/context'
import { sha256 } from '@/lib/platform/secrets/sha256'
import { randomToken } from '@/lib/platform/secrets/tokens'
import type { lineLinks } from './contract'
import { dialogOf, LINK_LASTS } from './rules'

export async function beginLineLink(
  { db, actor: { userId }, now }: Context,
  { linkToken }: CheckedInputOf<typeof lineLinks.begin>,
): Promise<OutputOf<typeof lineLinks.begin>> {
  if (!config().line) throw new Problem('line-not-offered')
  const nonce = randomToken()
  const begun = {
    nonceHash: sha256(nonce),
    expiresAt: new Date(now.getTime() + LINK_LASTS),
  }
  await lockUserRow(db, userId)
  await db.lineNonce.upsert({ where: { userId }, create: { userId, ...begun }, update: begun })
  return { url: dialogOf(linkToken, nonce) }
}

export async function removeLineLink(context: Context): Promise<Result> {
  const { db, actor } = context
  const { userId } = actor
  await lockUserRow(db, userId)
  await db.lineNonce.deleteMany({ where: { userId } })
  const { count } = await db.lineLink.deleteMany({ where: { userId } })
  if (count > 0) await record(context, 'account.line-unlinked', { type: 'user', id: userId })
  return done()
}

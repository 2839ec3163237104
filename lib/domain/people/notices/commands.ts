import { done, type CheckedInputOf, type Result } from '@/lib/platform/contract/contract'
import type { Context } from '@/lib/platform/http/context'
import { markNoticesOf } from '@/lib/platform/notices/notices'
import type { notices } from './contract'

/** Ids of others' notices change nothing. */
export async function markNoticesRead(
  { db, actor: { userId }, now }: Context,
  { ids, until }: CheckedInputOf<typeof notices.markRead>,
): Promise<Result> {
  await markNoticesOf(db, { userId, ids, until, now })
  return done()
}

import { Problem } from '@/lib/platform/contract/problem'
import type { Context } from '@/lib/platform/http/context'

type Judged = { reasons: readonly { overrideId?: string }[] }

/** Throws `own-override` where the actor, who becomes the requester, has decided on what these verdicts rest on. */
export async function requireOthersOverrides(
  { db, actor: { userId } }: Context,
  verdicts: readonly Judged[],
): Promise<void> {
  const ids = verdicts.flatMap(({ reasons }) =>
    reasons.flatMap(({ overrideId }) => overrideId ?? []),
  )
  if (ids.length === 0) return
  const decided = { OR: [{ proposedByUserId: userId }, { confirmedByUserId: userId }] }
  const own = await db.override.count({ where: { id: { in: ids }, ...decided } })
  if (own > 0) throw new Problem('own-override')
}

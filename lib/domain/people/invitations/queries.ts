import { Problem } from '@/lib/platform/contract/problem'
import type { CheckedInputOf, OutputOf } from '@/lib/platform/contract/contract'
import type { OpenContext } from '@/lib/platform/http/context'
import { requireLocalPasswords } from '@/lib/platform/auth/local-passwords'
import type { Db } from '@/lib/platform/db/database'
import type { invitations } from './contract'
import { hashToken } from './rules'
import { ownerSelect } from '@/lib/domain/people/users/names/queries'

/** The unused link of a token; null once it has expired or its user is disabled or removed. */
export const findLink = (db: Db, token: string, now: Date) =>
  db.invitation.findFirst({
    where: {
      tokenHash: hashToken(token),
      acceptedAt: null,
      expiresAt: { gt: now },
      user: { removedAt: null, disabledAt: null },
    },
    select: { kind: true, user: { select: ownerSelect } },
  })

export async function openLink(
  { db, now }: OpenContext,
  { token }: CheckedInputOf<typeof invitations.open>,
): Promise<OutputOf<typeof invitations.open>> {
  requireLocalPasswords()
  const link = await findLink(db, token, now)
  if (!link) throw new Problem('invitation-not-valid')
  return { kind: link.kind, email: link.user.email }
}

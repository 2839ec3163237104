import type { Db } from '@/lib/platform/db/client'
import { hashToken } from './rules'

/** The invitation that a link's token opens, as long as it lives. */
export const findInvitation = (db: Db, token: string, now = new Date()) =>
  db.invitation.findFirst({
    where: {
      tokenHash: hashToken(token),
      acceptedAt: null,
      expiresAt: { gt: now },
      user: { removedAt: null, disabledAt: null },
    },
    select: { id: true, user: { select: { id: true, email: true } } },
  })

import { revokeMails } from '@/lib/domain/people/mail-outbox/queue/commands'
import type { Db } from '@/lib/platform/db/database'
import { PAGES, type LinkKind } from './rules'

/** Deletes the unused links of a user, or those of a kind, and empties them from their mails. Returns how many there were. */
export async function revokeLinks(db: Db, userId: string, kind?: LinkKind): Promise<number> {
  const { count } = await db.invitation.deleteMany({ where: { userId, kind, acceptedAt: null } })
  await revokeMails(db, userId, kind && PAGES[kind])
  return count
}

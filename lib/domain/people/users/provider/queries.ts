import { personNameSelect } from '@/lib/domain/people/persons/present'
import type { Db } from '@/lib/platform/db/database'
import type { Prisma } from '@/lib/platform/db/generated/client'

/** The columns that an account at the provider depends on. */
const syncedUserSelect = {
  id: true,
  email: true,
  roles: true,
  removedAt: true,
  disabledAt: true,
  sessionsEndedAt: true,
  providerSubject: true,
  person: { select: personNameSelect },
  invitations: {
    where: { acceptedAt: null },
    orderBy: { createdAt: 'desc' },
    select: { id: true, expiresAt: true },
  },
  providerSync: true,
} satisfies Prisma.UserSelect

export type SyncedUser = Prisma.UserGetPayload<{ select: typeof syncedUserSelect }>

export const findSyncedUser = (db: Db, id: string): Promise<SyncedUser | null> =>
  db.user.findUnique({ where: { id }, select: syncedUserSelect })

/** Whether an account at the provider belongs to another user. */
export const belongsToAnother = async (
  db: Db,
  userId: string,
  accountId: string,
): Promise<boolean> =>
  (await db.user.count({
    where: {
      id: { not: userId },
      removedAt: null,
      OR: [{ providerSubject: accountId }, { providerSync: { accountId } }],
    },
  })) > 0

import type { Db } from '@/lib/platform/db/database'
import { enabledUser } from '../enabled/rows'

const canSignIn = [
  { account: { isNot: null }, email: { not: null } },
  { providerSubject: { not: null } },
]

/** Whether an Admin, other than `exceptId`, can sign in. */
export const hasAdmin = async (db: Db, exceptId?: string): Promise<boolean> =>
  (await db.user.count({
    where: {
      id: exceptId && { not: exceptId },
      roles: { has: 'Admin' },
      ...enabledUser,
      OR: canSignIn,
    },
  })) > 0

/** An Admin who cannot sign in yet, or null. */
export const findUnclaimedAdmin = (db: Db): Promise<{ id: string } | null> =>
  db.user.findFirst({
    where: { roles: { has: 'Admin' }, removedAt: null, account: null, providerSubject: null },
    select: { id: true },
  })

export const isEmailTaken = async (db: Db, email: string): Promise<boolean> =>
  (await db.user.count({ where: { email } })) > 0

import type { Db } from '../../db/database'
import type { Passkey } from '../../db/generated/client'

type Factors = { authenticator: { confirmedAt: Date | null } | null; passkeys: Passkey[] }

/** The second factors of a user, the passkeys in the order in which they were added. */
export const readFactors = async (db: Db, userId: string): Promise<Factors> => ({
  authenticator: await db.authenticator.findUnique({
    where: { userId },
    select: { confirmedAt: true },
  }),
  passkeys: await db.passkey.findMany({ where: { userId }, orderBy: { createdAt: 'asc' } }),
})

export const countRecoveryCodes = (db: Db, userId: string): Promise<number> =>
  db.recoveryCode.count({ where: { userId, usedAt: null } })

/** Returns whether there was one. */
export const deleteAuthenticator = async (db: Db, userId: string): Promise<boolean> =>
  (await db.authenticator.deleteMany({ where: { userId } })).count > 0

/** Returns whether the user had it. */
export const deletePasskey = async (db: Db, userId: string, id: string): Promise<boolean> =>
  (await db.passkey.deleteMany({ where: { id, userId } })).count > 0

export async function deleteRecoveryCodes(db: Db, userId: string): Promise<void> {
  await db.recoveryCode.deleteMany({ where: { userId } })
}

/** The second factors of these users, without what proves them. */
export async function readFactorsForExport(db: Db, userIds: string[]) {
  const where = { userId: { in: userIds } }
  return {
    authenticators: await db.authenticator.findMany({
      where,
      select: { userId: true, createdAt: true, confirmedAt: true },
    }),
    passkeys: await db.passkey.findMany({
      where,
      select: { id: true, userId: true, name: true, createdAt: true, lastUsedAt: true },
      orderBy: { createdAt: 'asc' },
    }),
  }
}

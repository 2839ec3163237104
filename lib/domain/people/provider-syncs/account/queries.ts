import type { Account, Keycloak } from '@/lib/platform/auth/provider/keycloak'
import type { Prisma } from '@/lib/platform/db/generated/client'

/** All of a user that an account at the provider depends on. */
export const carriedSelect = {
  id: true,
  email: true,
  roles: true,
  removedAt: true,
  disabledAt: true,
  providerSubject: true,
  person: {
    select: { firstNameTh: true, lastNameTh: true, firstNameEn: true, lastNameEn: true },
  },
  invitations: {
    where: { acceptedAt: null },
    orderBy: { createdAt: 'desc' },
    select: { id: true, expiresAt: true },
  },
  providerSync: true,
} satisfies Prisma.UserSelect

export type CarriedUser = Prisma.UserGetPayload<{ select: typeof carriedSelect }>

/**
 * The account of a user: the one that they sign in with, else the one that we made, else the one of their
 * address. Null where there is none.
 */
export async function findAccount(
  keycloak: Keycloak,
  { providerSubject, providerSync, email, removedAt }: CarriedUser,
): Promise<Account | null> {
  if (providerSubject) return keycloak.accountById(providerSubject)
  const { accountId, isMadeHere } = providerSync ?? {}
  // The address of a removed user is gone, and may be somebody else's by now.
  const known =
    accountId && (isMadeHere || removedAt) ? await keycloak.accountById(accountId) : null
  return known ?? (email ? keycloak.accountByEmail(email) : null)
}

import type { Account, Keycloak } from '@/lib/platform/auth/provider/keycloak'
import type { SyncedUser } from '@/lib/domain/people/users/provider/queries'

/**
 * The account of a user: the one that they sign in with, else the one that we made, else the one of their
 * address. Null where there is none.
 */
export async function findAccount(
  keycloak: Keycloak,
  { providerSubject, providerSync, email, removedAt }: SyncedUser,
): Promise<Account | null> {
  if (providerSubject) return keycloak.accountById(providerSubject)
  const { accountId, isMadeHere } = providerSync ?? {}
  // The address of a removed user is gone, and may be somebody else's by now.
  const known =
    accountId && (isMadeHere || removedAt) ? await keycloak.accountById(accountId) : null
  return known ?? (email ? keycloak.accountByEmail(email) : null)
}

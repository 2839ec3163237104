import type { Account, Keycloak } from '@/lib/platform/auth/provider/keycloak'
import type { SyncedUser } from '@/lib/domain/people/users/provider/queries'

/**
 * The account of a user: the one that they sign in with, else the one that we made, else the one with
 * their email. Null where there is none.
 */
export async function findAccount(
  keycloak: Keycloak,
  { providerSubject, providerSync, email, removedAt }: SyncedUser,
): Promise<Account | null> {
  if (providerSubject) return keycloak.accountById(providerSubject)
  const { accountId, isMadeHere } = providerSync ?? {}
  // A removed user has no email any more, and that email may belong to somebody else's account by now.
  const known =
    accountId && (isMadeHere || removedAt) ? await keycloak.accountById(accountId) : null
  return known ?? (email ? keycloak.accountByEmail(email) : null)
}

import { readRefusal } from '@/lib/platform/access/managing-users'
import { ProviderFault } from '@/lib/platform/auth/provider/fault'
import { connectKeycloak } from '@/lib/platform/auth/provider/keycloak'
import { config } from '@/lib/platform/config/config'
import type { ProviderAdmin } from '@/lib/platform/config/provider'
import type { Context } from '@/lib/platform/http/context'
import type { CheckedInputOf } from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import { findSyncedUser, type SyncedUser } from '@/lib/domain/people/users/provider/queries'
import { findAccount } from './account/queries'
import type { ProviderSync, providerSyncs } from './contract'
import { presentSync, type There } from './present'

/** In milliseconds: the page waits for this, and is of use without it. */
const READ_TIMEOUT = 4_000

export async function getProviderSync(
  { db, actor, now }: Context,
  { id }: CheckedInputOf<typeof providerSyncs.get>,
): Promise<ProviderSync> {
  const user = await findSyncedUser(db, id)
  if (!user || user.removedAt) throw new Problem('record-not-found', { values: { id } })
  const refusal = readRefusal(actor, user)
  if (refusal) throw new Problem(refusal)
  const { providerAdmin } = config()
  if (!providerAdmin) throw new Problem('provider-not-managed')
  return presentSync({ actor, now }, user, await readAccount(providerAdmin, user))
}

/** The account at the provider, or why it cannot be read now. */
async function readAccount(admin: ProviderAdmin, user: SyncedUser): Promise<There> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ProviderFault('unreachable', 'time-out')), READ_TIMEOUT)
  })
  try {
    return await Promise.race([fetchAccount(admin, user), tooLong])
  } catch (error) {
    if (error instanceof ProviderFault) return { account: null, fault: error }
    throw error
  } finally {
    clearTimeout(timer)
  }
}

async function fetchAccount(admin: ProviderAdmin, user: SyncedUser): Promise<There> {
  const keycloak = await connectKeycloak(admin, READ_TIMEOUT)
  const found = await findAccount(keycloak, user)
  if (!found) return { account: null, fault: null }
  const { all } = await keycloak.rolesOf(found.id)
  const { email = null, enabled = true } = found
  return { account: { email, isEnabled: enabled, roles: all }, fault: null }
}

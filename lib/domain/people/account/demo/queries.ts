import { config } from '@/lib/platform/config/config'
import { isOnNetwork } from '@/lib/platform/config/network'
import { database } from '@/lib/platform/db/database'
import { enabledUser } from '@/lib/domain/people/users/enabled/rows'

/**
 * Whether somebody on a network can sign in with the published password of the demo. As every page asks, it is one
 * indexed query, and none if the server listens to its own machine only.
 */
export async function isDemoOpen(): Promise<boolean> {
  if (!isOnNetwork(config()) || config().provider) return false
  const open = { hasDemoPassword: true, user: enabledUser }
  return database()
    .db.account.findFirst({ where: open, select: { userId: true } })
    .then(
      (found) => found !== null,
      () => false, // a page without its database shows that as its error
    )
}

import { config } from '@/lib/platform/config/config'
import { isOnNetwork } from '@/lib/platform/config/network'
import { database } from '@/lib/platform/db/database'

/**
 * Whether anybody on a network can sign in with the published password of the demo. Asked for every page: the database
 * keeps it, and where nobody gets in from elsewhere it is not asked at all.
 */
export async function isDemoOpen(): Promise<boolean> {
  if (!isOnNetwork(config()) || config().provider) return false
  const open = { hasDemoPassword: true, user: { removedAt: null, disabledAt: null } }
  return database()
    .db.account.findFirst({ where: open, select: { userId: true } })
    .then(
      (found) => found !== null,
      () => false, // with the database away the page has other news
    )
}

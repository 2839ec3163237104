import { WITHHELD } from '@/lib/platform/contract/withheld'
import type { Db } from '@/lib/platform/db/database'

/** That a person has asked, and how it was answered, has to be known (PDPA s. 39); what was written about it goes. */
export async function emptyRequestsOf(db: Db, personId: string): Promise<void> {
  await db.privacyRequest.updateMany({
    where: { personId },
    data: { details: null, rowVersion: { increment: 1 } },
  })
  await db.privacyRequest.updateMany({
    where: { personId, reason: { not: null } },
    data: { reason: WITHHELD },
  })
}

/** Of a person who is erased: the code alone is left. */
export async function detachRequestsOf(db: Db, personId: string): Promise<void> {
  await emptyRequestsOf(db, personId)
  await db.privacyRequest.updateMany({ where: { personId }, data: { personId: null } })
}

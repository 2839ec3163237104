import type { Db } from '@/lib/platform/db/database'

/** In which browsers these users see notices, without what is needed to send them there. */
export const readSubscriptionsForExport = (db: Db, userIds: string[]) =>
  db.pushSubscription.findMany({
    where: { userId: { in: userIds } },
    omit: { endpoint: true, p256dh: true, auth: true },
    orderBy: { savedAt: 'asc' },
  })

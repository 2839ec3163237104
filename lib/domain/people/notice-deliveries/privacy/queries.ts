import type { Db } from '@/lib/platform/db/database'

/** How what these users were told was sent. */
export const readDeliveriesForExport = (db: Db, userIds: string[]) =>
  db.noticeDelivery.findMany({
    where: { userId: { in: userIds } },
    orderBy: { createdAt: 'asc' },
  })

import type { Db } from '@/lib/platform/db/database'

/** The permits of the dashboard's group "open". Source: docs/interface.md#permit-groups. */
export const countOpenPermits = (db: Db, projectId: string): Promise<number> =>
  db.workPermit.count({
    where: {
      projectId,
      status: { in: ['Approved', 'Active', 'Suspended', 'AwaitingClosure', 'Expired'] },
    },
  })

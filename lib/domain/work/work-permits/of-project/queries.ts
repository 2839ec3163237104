import type { Db } from '@/lib/platform/db/client'

/** Source: decisions, section 8: the permits of the dashboard's group "open". */
export const countOpenPermits = (db: Db, projectId: string): Promise<number> =>
  db.workPermit.count({
    where: {
      projectId,
      status: { in: ['Approved', 'Active', 'Suspended', 'AwaitingClosure', 'Expired'] },
    },
  })

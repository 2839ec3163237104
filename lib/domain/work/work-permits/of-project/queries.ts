import type { Db } from '@/lib/platform/db/database'
import { openStatuses } from './rules'

export const countOpenPermits = (db: Db, projectId: string): Promise<number> =>
  db.workPermit.count({ where: { projectId, status: { in: [...openStatuses] } } })

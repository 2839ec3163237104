import type { Db } from '@/lib/platform/db/database'

export const readBarsForExport = (db: Db, personId: string) =>
  db.bar.findMany({ where: { personId }, orderBy: { fromDate: 'asc' } })

import type { Db } from '@/lib/platform/db/database'

export const readConsentsForExport = (db: Db, personId: string) =>
  db.consent.findMany({ where: { personId }, orderBy: { givenAt: 'asc' } })

import type { Db } from '@/lib/platform/db/database'

/** What a person has asked for, and how it was answered. */
export const readRequestsForExport = (db: Db, personId: string) =>
  db.privacyRequest.findMany({ where: { personId }, orderBy: { receivedAt: 'asc' } })

import type { Db } from '@/lib/platform/db/database'

/** All that is kept of a person in this table, and their pictures; null for one that is not there. */
export const readPersonForExport = (db: Db, id: string) =>
  db.person.findUnique({
    where: { id },
    include: {
      employer: { select: { id: true, nameTh: true, nameEn: true } },
      profileAsset: true,
      idCardAsset: true,
    },
  })

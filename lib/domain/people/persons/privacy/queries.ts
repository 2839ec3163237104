import type { Db } from '@/lib/platform/db/database'

/** All columns of a person, with their pictures; null where there is none. */
export const readPersonForExport = (db: Db, id: string) =>
  db.person.findUnique({
    where: { id, isService: false },
    include: {
      employer: { select: { id: true, nameTh: true, nameEn: true } },
      profileAsset: true,
      idCardAsset: true,
    },
  })

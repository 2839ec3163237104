import type { Db } from '@/lib/platform/db/database'

/** All columns of a person's credentials, with their files. */
export const readCredentialsForExport = (db: Db, personId: string) =>
  db.credential.findMany({
    where: { personId },
    orderBy: { submittedAt: 'asc' },
    include: {
      type: { select: { code: true, nameTh: true, nameEn: true } },
      files: { orderBy: { position: 'asc' }, select: { asset: true } },
      warnings: true,
    },
  })

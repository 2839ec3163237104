import type { Db } from '@/lib/platform/db/database'

/** A file with its content, or null. */
export const readAssetContent = (db: Db, id: string) =>
  db.asset.findUnique({
    where: { id },
    select: {
      assetType: true,
      uploadedByUserId: true,
      fileName: true,
      contentType: true,
      content: true,
    },
  })

/** Photographs of people. All are in memory at once: ask for a few. */
export const readPhotographs = (db: Db, ids: string[]) =>
  db.asset.findMany({
    where: { id: { in: ids }, assetType: 'Profile' },
    select: { id: true, assetType: true, uploadedByUserId: true, content: true },
  })

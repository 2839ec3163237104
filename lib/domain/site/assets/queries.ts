import { carriedBasis } from '@/lib/domain/people/consents/basis/contract'
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

/** The basis that was given with a picture, and when; null where none was. */
export async function findCarriedBasis(db: Db, id: string) {
  const { basis, createdAt } = await db.asset.findUniqueOrThrow({
    where: { id },
    select: { basis: true, createdAt: true },
  })
  return basis === null ? null : { ...carriedBasis.parse(basis), givenAt: createdAt }
}

/** Photographs of people. All are in memory at once: ask for a few. */
export const readPhotographs = (db: Db, ids: string[]) =>
  db.asset.findMany({
    where: { id: { in: ids }, assetType: 'Profile' },
    select: { id: true, assetType: true, uploadedByUserId: true, content: true },
  })

import { openedNumber } from '../national-id/rows'
import type { Db } from '@/lib/platform/db/database'

/** All columns of a person, with their pictures; null where there is none. */
export async function readPersonForExport(db: Db, id: string) {
  const row = await db.person.findUnique({
    where: { id, isService: false },
    include: {
      employer: { select: { id: true, nameTh: true, nameEn: true } },
      profileAsset: true,
      idCardAsset: true,
    },
  })
  if (!row) return null
  const { nationalIdHash: _hash, nationalIdTail: _tail, ...person } = row
  return { ...person, nationalId: openedNumber(row) }
}

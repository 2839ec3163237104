import { deleteAssets } from '@/lib/domain/site/assets/commands'
import { recordAll, type Author } from '@/lib/platform/audit/audit'
import type { Db } from '@/lib/platform/db/database'

const columns = { photo: 'profileAssetId', idCard: 'idCardAssetId' } as const

/** Deletes the photographs or the ID cards of locked people, bytes included. Returns how many had one. */
export async function deletePictures(
  { db, ...author }: Author & { db: Db },
  purpose: keyof typeof columns,
  personIds: string[],
): Promise<number> {
  const column = columns[purpose]
  const people = await db.person.findMany({
    where: { id: { in: personIds }, [column]: { not: null } },
    select: { id: true, profileAssetId: true, idCardAssetId: true },
  })
  const ids = people.map(({ id }) => id)
  await db.person.updateMany({
    where: { id: { in: ids } },
    data: { [column]: null, rowVersion: { increment: 1 } },
  })
  await deleteAssets(
    db,
    people.flatMap((person) => person[column] ?? []),
  )
  const changes = { [column]: null }
  const lines = ids.map((id) => ({ subject: { type: 'person', id }, changes }))
  await recordAll(author, 'person.saved', lines)
  return ids.length
}

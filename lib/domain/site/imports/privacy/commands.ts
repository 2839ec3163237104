import { blocksIn } from '@/lib/platform/db/blocks'
import type { Db } from '@/lib/platform/db/database'
import { EMPTIED, emptiedRows } from '../emptied/rows'
import { codeIn } from '../kinds/people/rules'
import { ROWS_AT_ONCE } from '../rules'
import { decryptedTexts } from '../texts/rows'

/**
 * The texts of the rows that became this person or changed them, of those that are about them by their key, and of any
 * other in which one of their numbers stands.
 */
export async function forgetImportedPerson(
  db: Db,
  personId: string,
  numbers: readonly string[],
): Promise<void> {
  await db.importRow.updateMany({
    where: {
      OR: [{ recordId: personId }, { matchId: personId }, { key: { startsWith: personId } }],
    },
    data: EMPTIED,
  })
  const held = await rowsWith(db, new Set(numbers.map(bare)))
  for (const block of blocksIn(held, ROWS_AT_ONCE))
    await db.importRow.updateMany({ where: { OR: block }, data: EMPTIED })
}

/** Numbers are written with dashes and spaces, or without; codes with fewer zeros, too. */
const bare = (text: string) => (codeIn(text) ?? text).replace(/[\s-]/g, '').toUpperCase()

type Row = { importId: string; rowNo: number }

/** Texts are encrypted, so that each is looked at. Older files have none any more. */
async function rowsWith(db: Db, numbers: ReadonlySet<string>): Promise<Row[]> {
  const found: Row[] = []
  let last: Row | undefined
  do {
    const rows = await db.importRow.findMany({
      where: { NOT: emptiedRows },
      select: { importId: true, rowNo: true, cells: true },
      orderBy: [{ importId: 'asc' }, { rowNo: 'asc' }],
      take: ROWS_AT_ONCE,
      ...(last && { cursor: { importId_rowNo: last }, skip: 1 }),
    })
    for (const { importId, rowNo, cells } of rows) {
      last = { importId, rowNo }
      const texts = Object.values(decryptedTexts({ ...last, cells }))
      if (texts.some((text) => numbers.has(bare(text)))) found.push(last)
    }
    if (rows.length < ROWS_AT_ONCE) return found
  } while (last)
  return found
}

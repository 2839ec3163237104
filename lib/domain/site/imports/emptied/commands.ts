import { database, inTransaction } from '@/lib/platform/db/database'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { storedColumns } from '../present'
import { KEPT_FOR } from '../rules'
import { EMPTIED } from './rows'

/** Files of one run; the next one goes on. */
const MOST_AT_ONCE = 100

/**
 * Forgets the texts of files that are older than a week, which hold personal data, once they are not needed for an undo:
 * each file in a transaction of its own, as all of a busy day take longer than one may.
 */
export async function forgetTexts(now: Date): Promise<void> {
  const where = {
    createdAt: { lt: new Date(now.getTime() - KEPT_FOR) },
    emptiedAt: null,
    phase: null,
    NOT: { status: 'Done', undoUntil: { gt: now } },
  } satisfies Prisma.ImportWhereInput
  const select = { id: true, columns: true }
  const files = await database().db.import.findMany({ where, select, take: MOST_AT_ONCE })
  for (const { id, columns } of files)
    await inTransaction(async ({ db }) => {
      const keys = storedColumns.parse(columns).map(({ key }) => ({ key, header: '' }))
      const data = { emptiedAt: now, columns: keys }
      const { count } = await db.import.updateMany({ where: { ...where, id }, data })
      if (count > 0) await db.importRow.updateMany({ where: { importId: id }, data: EMPTIED })
    })
}

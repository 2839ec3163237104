import { NO_JSON, type Db } from '@/lib/platform/db/database'

/** The texts of the rows that became this person or changed them, and of those that are about them by their key. */
export async function forgetImportedPerson(db: Db, personId: string): Promise<void> {
  await db.importRow.updateMany({
    where: {
      OR: [{ recordId: personId }, { matchId: personId }, { key: { startsWith: personId } }],
    },
    data: { cells: {}, flaws: {}, errors: [], notes: [], key: null, before: NO_JSON },
  })
}

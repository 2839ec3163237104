import { Problem } from '@/lib/platform/contract/problem'
import { lockReferencedRow } from '@/lib/platform/db/lock'
import type { Db } from '@/lib/platform/db/database'

/**
 * Prevents the removal of a gate in use until the end of the transaction. Throws `record-not-found` at `gateId`, also
 * for one that is out of use.
 */
export async function requireGate(db: Db, id: string): Promise<void> {
  await lockReferencedRow(db, 'gates', id, 'gateId')
  if ((await db.gate.count({ where: { id, isActive: true } })) === 0)
    throw new Problem('record-not-found', { values: { id }, field: 'gateId' })
}

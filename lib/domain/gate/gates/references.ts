import { lockReferencedRow } from '@/lib/platform/db/lock'
import type { Db } from '@/lib/platform/db/database'

/** Prevents the removal of the gate until the end of the transaction. Throws `record-not-found` at `gateId`. */
export const requireGate = (db: Db, id: string): Promise<void> =>
  lockReferencedRow(db, 'gates', id, 'gateId')

import type { Db } from '@/lib/platform/db/client'
import { holdRow } from '@/lib/platform/db/lock'

/** Keeps a user from being changed or removed until the transaction ends; others may refer to them meanwhile. */
export const holdUser = (db: Db, id: string, field: string) => holdRow(db, 'users', id, field)

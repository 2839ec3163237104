import { Problem } from '../contract/problem'
import type { ProblemCode } from '../contract/problems'
import type { Db } from './client'

type Table =
  | 'document_templates'
  | 'employers'
  | 'global_settings'
  | 'jsa_templates'
  | 'persons'
  | 'projects'
  | 'tasks'
  | 'training_plans'
  | 'training_sessions'
  | 'users'
  | 'work_permits'
  | 'workspace_areas'

/**
 * Locks a row until the transaction ends, so that what is read next stays true until it is written.
 * Throws `missing`, or `stale-record` when the caller read an older `rowVersion`.
 */
export async function lockRow(
  db: Db,
  table: Table,
  id: string | number,
  rowVersion?: number,
  missing: ProblemCode = 'record-not-found',
): Promise<void> {
  const key = typeof id === 'number' ? '$1::int' : '$1::uuid'
  const rows = await db.$queryRawUnsafe<{ rowVersion: number }[]>(
    `SELECT "rowVersion" FROM "${table}" WHERE "id" = ${key} FOR UPDATE`,
    id,
  )
  if (!rows[0]) throw new Problem(missing, { values: { id } })
  requireNewest(rows[0], rowVersion)
}

/** For a row that is locked already, once it may be told how it stands. Who gives no `rowVersion` overwrites. */
export function requireNewest(row: { rowVersion: number }, rowVersion: number | undefined): void {
  if (rowVersion !== undefined && rowVersion !== row.rowVersion) throw new Problem('stale-record')
}

/**
 * Keeps a row that is about to be referred to from being removed until the transaction ends; others may
 * refer to it meanwhile. Throws `record-not-found` at `field`.
 */
export async function holdRow(
  db: Db,
  table: 'employers' | 'projects' | 'training_plans' | 'users',
  id: string,
  field: string,
): Promise<void> {
  const rows = await db.$queryRawUnsafe<unknown[]>(
    `SELECT "id" FROM "${table}" WHERE "id" = $1::uuid FOR KEY SHARE`,
    id,
  )
  if (!rows[0]) throw new Problem('record-not-found', { values: { id }, field })
}

import { Problem } from '../contract/problem'
import type { ProblemCode } from '../contract/problems'
import * as z from 'zod'
import { sqlOf, type Db } from './database'
import { fragment, identifier } from './fragment'

type Table =
  | 'bars'
  | 'credential_types'
  | 'credentials'
  | 'document_templates'
  | 'employers'
  | 'gate_devices'
  | 'gates'
  | 'global_settings'
  | 'imports'
  | 'jsa_templates'
  | 'musters'
  | 'overrides'
  | 'persons'
  | 'privacy_requests'
  | 'projects'
  | 'requirements'
  | 'retention_rules'
  | 'service_accounts'
  | 'tasks'
  | 'training_plans'
  | 'training_sessions'
  | 'users'
  | 'webhook_endpoints'
  | 'work_permits'
  | 'workspace_areas'

const version = z.object({ rowVersion: z.int() })

/**
 * Locks a row until the end of the transaction, so that nobody changes it between reading and writing. Throws
 * `missing` where there is no such row, and `stale-record` where `rowVersion` is not the stored one.
 */
export async function lockRow(
  db: Db,
  table: Table,
  id: string | number,
  rowVersion?: number,
  missing: ProblemCode = 'record-not-found',
): Promise<void> {
  const key = typeof id === 'number' ? fragment`${id}::int` : fragment`${id}::uuid`
  const row = await sqlOf(db)`
    SELECT "rowVersion" FROM ${identifier(table)} WHERE "id" = ${key} FOR UPDATE`.first(version)
  if (!row) throw new Problem(missing, { values: { id } })
  requireCurrentVersion(row, rowVersion)
}

/**
 * Throws `stale-record` where `rowVersion` is not that of the locked row; without it nothing is checked. Call it once
 * the actor may know the state of the row.
 */
export function requireCurrentVersion(
  row: { rowVersion: number },
  rowVersion: number | undefined,
): void {
  if (rowVersion !== undefined && rowVersion !== row.rowVersion) throw new Problem('stale-record')
}

/**
 * Prevents the removal of a row that is about to be referenced, until the end of the transaction; others may reference
 * it too. Throws `record-not-found` at `field`.
 */
export async function lockReferencedRow(
  db: Db,
  table: 'credential_types' | 'employers' | 'gates' | 'projects' | 'training_plans' | 'users',
  id: string,
  field: string,
): Promise<void> {
  const found = await sqlOf(db)`
    SELECT FROM ${identifier(table)} WHERE "id" = ${id}::uuid FOR KEY SHARE`.run()
  if (found === 0) throw new Problem('record-not-found', { values: { id }, field })
}

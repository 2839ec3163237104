/**
 * การตรวจเอกสารหลายรายการพร้อมกัน: แต่ละรายการพิจารณาแยกกัน
 * One command for many credentials, each decided on its own.
 * Source: docs/gate.md#2-credentials-and-company-documents.
 */
import type { Actor } from '@/lib/platform/access/actor'
import type { Day } from '@/lib/platform/dates/day'
import { versionsById, type RowVersions } from '@/lib/platform/contract/many'
import type { ProblemCode } from '@/lib/platform/contract/problems'
import { reviewChecks, rolesIn, type Reviewed } from '../rules'
import type { CredentialStatus } from '../standing/rules'
import { credentialWorkflow, type CredentialCommand } from '../workflow'

export type Row = Reviewed & { id: string; status: CredentialStatus; rowVersion: number }

/** The next status of a row, or the code of its refusal. */
export type Decision<R extends Row> =
  | { id: string; row: R; next: CredentialStatus; code?: undefined }
  | { id: string; row?: R; next?: undefined; code: ProblemCode }

type Command = { command: CredentialCommand; note?: string | null; rowVersions?: RowVersions }

/** One decision for each id, in their order. */
export const decideEach = <R extends Row>(
  rows: readonly R[],
  ids: readonly string[],
  { command, note, rowVersions }: Command,
  { actor, today }: { actor: Actor; today: Day },
): Decision<R>[] => {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const read = versionsById(rowVersions)
  return ids.map((id): Decision<R> => {
    const row = byId.get(id)
    if (!row) return { id, code: 'record-not-found' }
    const { to, refusal } = credentialWorkflow.decide(command, row, {
      roles: rolesIn(actor, row),
      reason: note,
      rowVersion: read.get(id),
      checks: reviewChecks(actor, row, today),
    })
    return refusal ? { id, row, code: refusal.code } : { id, row, next: to }
  })
}

/** สิ่งที่โครงการอ้างถึง / What a project may refer to. */

import { requireContractorKind } from '@/lib/domain/site/employers/contractor/rules'
import type { Role } from '@/lib/platform/access/policies'
import { Problem } from '@/lib/platform/contract/problem'
import { claimsOf, type Claim, type NewReferences, type ProjectReferences } from '../../staff/rules'

/** What projects refer to, as far as it exists. */
export type KnownReferences = {
  /** The kinds of companies, by id. */
  employers: Map<string, string>
  users: Map<string, { roles: Role[]; employerId: string | null }>
  workspaceAreas: Set<string>
  documentTemplates: Set<string>
}

/**
 * Refuses a company that is no contractor; users who do not exist, lack the role, or are of another company where a
 * claim names one; areas and templates that do not exist. Only what is new to the project is checked: a user who has
 * lost the role since must not make it impossible to save.
 */
export function requireReferences(
  before: ProjectReferences | null,
  input: NewReferences,
  known: KnownReferences,
): void {
  const { employerId, workspaceAreaIds, documentTemplateIds } = input
  requireContractorKind(employerId, known.employers.get(employerId), 'employerId')
  for (const claim of claimsOf(before, input)) requireHolders(claim, known)
  requireKnown(workspaceAreaIds, known.workspaceAreas, 'workspaceAreaIds')
  requireKnown(documentTemplateIds, known.documentTemplates, 'documentTemplateIds')
}

function requireHolders({ field, role, ids, employerId }: Claim, { users }: KnownReferences): void {
  requireKnown(ids, users, field)
  const holders = ids.flatMap((id) => users.get(id) ?? [])
  if (holders.some(({ roles }) => !roles.includes(role))) throw new Problem('wrong-role', { field })
  if (employerId && holders.some((user) => user.employerId !== employerId))
    throw new Problem('other-company', { field })
}

type Known = { has: (id: string) => boolean }

function requireKnown(ids: readonly string[] = [], known: Known, field: string): void {
  const missing = ids.find((id) => !known.has(id))
  if (missing) throw new Problem('record-not-found', { values: { id: missing }, field })
}

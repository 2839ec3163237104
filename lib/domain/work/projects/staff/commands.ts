import { requireContractor } from '@/lib/domain/site/employers/commands'
import type { Context } from '@/lib/platform/http/context'
import { Problem } from '@/lib/platform/contract/problem'
import type { ReferencesInput } from './contract'
import { requireHolders } from './queries'
import { findDocumentTemplateIds } from '@/lib/domain/site/document-templates/queries'
import { findAreaIds } from '@/lib/domain/site/workspace-areas/queries'

type Input = Omit<ReferencesInput, 'employerId'> & { employerId: string }
type Before = {
  id: string
  employerId: string | null
  workOwnerUserId: string | null
  purchasingUserId: string | null
  users: { userId: string; role: string }[]
} | null

const multiple = [
  { field: 'safetyOfficerUserIds', role: 'SafetyOfficer' },
  { field: 'workspaceOwnerUserIds', role: 'WorkspaceOwner' },
  { field: 'contractorUserIds', role: 'Contractor' },
] as const

const single = [
  { field: 'workOwnerUserId', role: 'WorkOwner' },
  { field: 'purchasingUserId', role: 'Purchasing' },
] as const

/**
 * Checks the users and records that a project refers to and returns the columns and relations to write. What is left
 * out keeps its value; a list replaces the stored one.
 */
export async function resolveReferences({ db, sql }: Context, before: Before, input: Input) {
  const { employerId } = input
  await requireContractor(sql, employerId, 'employerId')
  for (const { field, role } of single) {
    const id = input[field]
    if (id && id !== before?.[field]) await requireHolders(db, { field, role, ids: [id] })
  }
  for (const { field, role } of multiple) {
    const current =
      before?.users.filter((user) => user.role === role).map(({ userId }) => userId) ?? []
    // The contractor users have to belong to the company: another company has them all checked again.
    const isRecheck = role === 'Contractor' && employerId !== before?.employerId
    const checked = input[field] ?? (isRecheck ? current : [])
    const ids = checked.filter((id) => isRecheck || !current.includes(id))
    await requireHolders(db, { field, role, ids, ...(role === 'Contractor' && { employerId }) })
  }
  const { workspaceAreaIds = [], documentTemplateIds = [] } = input
  if (workspaceAreaIds.length > 0) {
    const known = await findAreaIds(db, workspaceAreaIds)
    requireKnown(workspaceAreaIds, known, 'workspaceAreaIds')
  }
  if (documentTemplateIds.length > 0) {
    const known = await findDocumentTemplateIds(db, documentTemplateIds)
    requireKnown(documentTemplateIds, known, 'documentTemplateIds')
  }
  return relationsOf(before !== null, input)
}

function requireKnown(ids: readonly string[], known: readonly string[], field: string): void {
  const missing = ids.find((id) => !known.includes(id))
  if (missing) throw new Problem('record-not-found', { values: { id: missing }, field })
}

/** The columns and relations that name the staff and places of a project. */
export function relationsOf(isUpdate: boolean, input: Partial<Input>) {
  const given = multiple.filter(({ field }) => input[field])
  const users = given.flatMap(({ field, role }) =>
    (input[field] ?? []).map((userId) => ({ userId, role })),
  )
  const replacing = <Row extends object>(rows: Row[] | undefined, replaced: object = {}) =>
    rows && { ...(isUpdate && { deleteMany: replaced }), createMany: { data: rows } }
  return {
    employerId: input.employerId,
    workOwnerUserId: input.workOwnerUserId,
    purchasingUserId: input.purchasingUserId,
    users: replacing(users, { role: { in: given.map(({ role }) => role) } }),
    workspaceAreas: replacing(
      input.workspaceAreaIds?.map((workspaceAreaId) => ({ workspaceAreaId })),
    ),
    documentTemplates: replacing(
      input.documentTemplateIds?.map((documentTemplateId) => ({ documentTemplateId })),
    ),
  }
}

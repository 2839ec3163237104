import { requireContractor } from '@/lib/domain/site/employers/commands'
import type { Context } from '@/lib/platform/http/context'
import { Problem } from '@/lib/platform/contract/problem'
import type { ReferencesInput } from './contract'
import { requireHolders } from './queries'
import { knownDocumentTemplates } from '@/lib/domain/site/document-templates/queries'
import { knownAreas } from '@/lib/domain/site/workspace-areas/queries'

type Input = Omit<ReferencesInput, 'employerId'> & { employerId: string }
type Before = {
  id: string
  employerId: string | null
  workOwnerUserId: string | null
  purchasingUserId: string | null
  users: { userId: string; role: string }[]
} | null

const several = [
  { field: 'safetyOfficerUserIds', role: 'SafetyOfficer' },
  { field: 'workspaceOwnerUserIds', role: 'WorkspaceOwner' },
  { field: 'contractorUserIds', role: 'Contractor' },
] as const

const single = [
  { field: 'workOwnerUserId', role: 'WorkOwner' },
  { field: 'purchasingUserId', role: 'Purchasing' },
] as const

/**
 * Checks whom and what a project refers to and gives the columns and relations to write. What is left out
 * keeps its value; a list replaces the whole list.
 */
export async function resolveReferences({ db, sql }: Context, before: Before, input: Input) {
  const { employerId } = input
  await requireContractor(sql, employerId, 'employerId')
  for (const { field, role } of single) {
    const id = input[field]
    if (id && id !== before?.[field]) await requireHolders(db, { field, role, ids: [id] })
  }
  for (const { field, role } of several) {
    const held =
      before?.users.filter((user) => user.role === role).map(({ userId }) => userId) ?? []
    const moves = role === 'Contractor' && employerId !== before?.employerId
    const ids = (input[field] ?? (moves ? held : [])).filter((id) => moves || !held.includes(id))
    await requireHolders(db, { field, role, ids, ...(role === 'Contractor' && { employerId }) })
  }
  const { workspaceAreaIds = [], documentTemplateIds = [] } = input
  if (workspaceAreaIds.length > 0) {
    const known = await knownAreas(db, workspaceAreaIds)
    requireKnown(workspaceAreaIds, known, 'workspaceAreaIds')
  }
  if (documentTemplateIds.length > 0) {
    const known = await knownDocumentTemplates(db, documentTemplateIds)
    requireKnown(documentTemplateIds, known, 'documentTemplateIds')
  }
  return relationsOf(before !== null, input)
}

function requireKnown(ids: readonly string[], known: readonly string[], field: string): void {
  const missing = ids.find((id) => !known.includes(id))
  if (missing) throw new Problem('record-not-found', { values: { id: missing }, field })
}

function relationsOf(isUpdate: boolean, input: Input) {
  const given = several.filter(({ field }) => input[field])
  const users = given.flatMap(({ field, role }) =>
    input[field]!.map((userId) => ({ userId, role })),
  )
  const replacing = <Row extends object>(rows: Row[] | undefined, former: object = {}) =>
    rows && { ...(isUpdate && { deleteMany: former }), createMany: { data: rows } }
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

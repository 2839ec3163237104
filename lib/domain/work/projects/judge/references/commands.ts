import { readUserRoles } from '@/lib/domain/people/users/available/queries'
import { findDocumentTemplateIds } from '@/lib/domain/site/document-templates/queries'
import { lockEmployerKinds } from '@/lib/domain/site/employers/commands'
import { findEmployerKinds } from '@/lib/domain/site/employers/queries'
import { findAreaIds } from '@/lib/domain/site/workspace-areas/queries'
import type { Sql } from '@/lib/platform/db/sql'
import { claimsOf, type NewReferences, type ProjectReferences } from '../../staff/rules'
import type { KnownReferences } from './rules'

type Referring = { before: ProjectReferences | null; save: NewReferences }

/** What saves refer to, as far as it exists; `hold` locks the companies until the transaction ends. */
export async function readReferences(
  sql: Sql,
  saves: readonly Referring[],
  { hold }: { hold: boolean },
): Promise<KnownReferences> {
  const claims = saves.flatMap(({ before, save }) => claimsOf(before, save))
  const employers = await forIds(
    saves.map(({ save }) => save.employerId),
    (ids) => (hold ? lockEmployerKinds : findEmployerKinds)(sql, ids),
  )
  const users = await forIds(
    claims.flatMap(({ ids }) => ids),
    (ids) => readUserRoles(sql, ids),
  )
  const workspaceAreas = await forIds(
    saves.flatMap(({ save }) => save.workspaceAreaIds ?? []),
    (ids) => findAreaIds(sql, ids),
  )
  const documentTemplates = await forIds(
    saves.flatMap(({ save }) => save.documentTemplateIds ?? []),
    (ids) => findDocumentTemplateIds(sql, ids),
  )
  return {
    employers: new Map(employers.map(({ id, kind }) => [id, kind])),
    users: new Map(users.map((user) => [user.id, user])),
    workspaceAreas: new Set(workspaceAreas),
    documentTemplates: new Set(documentTemplates),
  }
}

const forIds = async <T>(ids: string[], read: (ids: string[]) => Promise<T[]>): Promise<T[]> =>
  ids.length > 0 ? read([...new Set(ids)]) : []

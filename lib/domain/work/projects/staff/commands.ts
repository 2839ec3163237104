import { readUserRoles } from '@/lib/domain/people/users/available/queries'
import { findDocumentTemplateIds } from '@/lib/domain/site/document-templates/queries'
import { lockEmployerKinds } from '@/lib/domain/site/employers/commands'
import { findEmployerKinds } from '@/lib/domain/site/employers/queries'
import { findAreaIds } from '@/lib/domain/site/workspace-areas/queries'
import { fragment, identifier } from '@/lib/platform/db/fragment'
import type { Sql } from '@/lib/platform/db/sql'
import type { ReferencesInput } from './contract'
import {
  claimsOf,
  staffLists,
  type KnownReferences,
  type NewReferences,
  type ProjectReferences,
} from './rules'

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

export type Lists = Omit<ReferencesInput, 'employerId' | 'workOwnerUserId' | 'purchasingUserId'>

/** Writes the lists that are given: each replaces the stored one. */
export async function writeLists(sql: Sql, projectId: string, lists: Lists): Promise<void> {
  const { workspaceAreaIds: areas, documentTemplateIds: templates } = lists
  if (staffLists.some(({ field }) => lists[field])) await writeStaff(sql, projectId, lists)
  if (areas) await writeIds(sql, projectId, 'project_workspace_areas', 'workspaceAreaId', areas)
  if (templates)
    await writeIds(sql, projectId, 'project_document_templates', 'documentTemplateId', templates)
}

async function writeStaff(sql: Sql, projectId: string, lists: Lists): Promise<void> {
  const given = staffLists.filter(({ field }) => lists[field])
  const staff = given.flatMap(({ field, role }) =>
    (lists[field] ?? []).map((userId) => ({ userId, role })),
  )
  const rows = fragment`unnest(${staff.map(({ userId }) => userId)}::uuid[],
    ${staff.map(({ role }) => role)}::text[]::"Role"[]) given("userId", "role")`
  await sql`
    WITH removed AS (DELETE FROM "project_users" stored
      WHERE "projectId" = ${projectId}::uuid
        AND "role" = ANY(${given.map(({ role }) => role)}::text[]::"Role"[])
        AND NOT EXISTS (SELECT FROM ${rows}
          WHERE given."userId" = stored."userId" AND given."role" = stored."role"))
    INSERT INTO "project_users" ("projectId", "userId", "role")
    SELECT ${projectId}::uuid, given.* FROM ${rows} ON CONFLICT DO NOTHING`.run()
}

async function writeIds(
  sql: Sql,
  projectId: string,
  table: 'project_workspace_areas' | 'project_document_templates',
  column: 'workspaceAreaId' | 'documentTemplateId',
  ids: readonly string[],
): Promise<void> {
  const name = identifier(column)
  await sql`
    WITH removed AS (DELETE FROM ${identifier(table)}
      WHERE "projectId" = ${projectId}::uuid AND ${name} <> ALL(${ids}::uuid[]))
    INSERT INTO ${identifier(table)} ("projectId", ${name})
    SELECT ${projectId}::uuid, unnest(${ids}::uuid[]) ON CONFLICT DO NOTHING`.run()
}

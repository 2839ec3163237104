import { fragment, identifier } from '@/lib/platform/db/fragment'
import type { Sql } from '@/lib/platform/db/sql'
import type { ReferencesInput } from './contract'
import { staffLists } from './rules'

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

import { readUserRoles } from '@/lib/domain/people/users/available/queries'
import { findDocumentTemplateIds } from '@/lib/domain/site/document-templates/queries'
import { requireContractor } from '@/lib/domain/site/employers/commands'
import { findAreaIds } from '@/lib/domain/site/workspace-areas/queries'
import { Problem } from '@/lib/platform/contract/problem'
import { fragment, identifier } from '@/lib/platform/db/fragment'
import type { Sql } from '@/lib/platform/db/sql'
import type { ReferencesInput } from './contract'
import { claimsOf, staffLists, type Claim, type ProjectReferences } from './rules'

/**
 * Checks the users and records that a project is to refer to, and locks its company until the transaction ends. Only
 * what is new to the project is checked: a user who has lost the role since must not make it impossible to save.
 */
export async function requireReferences(
  sql: Sql,
  before: ProjectReferences | null,
  input: ReferencesInput & { employerId: string },
): Promise<void> {
  const { workspaceAreaIds = [], documentTemplateIds = [] } = input
  await requireContractor(sql, input.employerId, 'employerId')
  await requireHolders(sql, claimsOf(before, input))
  if (workspaceAreaIds.length > 0)
    requireKnown(workspaceAreaIds, await findAreaIds(sql, workspaceAreaIds), 'workspaceAreaIds')
  if (documentTemplateIds.length > 0) {
    const known = await findDocumentTemplateIds(sql, documentTemplateIds)
    requireKnown(documentTemplateIds, known, 'documentTemplateIds')
  }
}

/** Refuses users who do not exist, lack the role, or are of another company where a claim names one. */
async function requireHolders(sql: Sql, claims: Claim[]): Promise<void> {
  const wanted = claims.flatMap(({ ids }) => ids)
  if (wanted.length === 0) return
  const users = await readUserRoles(sql, wanted)
  for (const { field, role, ids, employerId } of claims) {
    const holders = users.filter(({ id }) => ids.includes(id))
    const found = holders.map(({ id }) => id)
    requireKnown(ids, found, field)
    if (holders.some(({ roles }) => !roles.includes(role)))
      throw new Problem('wrong-role', { field })
    if (employerId && holders.some((user) => user.employerId !== employerId))
      throw new Problem('other-company', { field })
  }
}

function requireKnown(ids: readonly string[], known: readonly string[], field: string): void {
  const missing = ids.find((id) => !known.includes(id))
  if (missing) throw new Problem('record-not-found', { values: { id: missing }, field })
}

type Lists = Omit<ReferencesInput, 'employerId' | 'workOwnerUserId' | 'purchasingUserId'>

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

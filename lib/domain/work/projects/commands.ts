import * as z from 'zod'
import { record } from '@/lib/platform/audit/audit'
import { lockRow } from '@/lib/platform/db/lock'
import { referencesTo } from '@/lib/platform/db/references'
import type { Sql } from '@/lib/platform/db/sql'
import type { Context } from '@/lib/platform/http/context'
import { done, type CheckedInputOf, type Result } from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import { isContractorOnly, policiesMet } from '@/lib/platform/access/actor'
import { refusalProblem } from '@/lib/platform/workflow/refusal-problem'
import type { projects } from './contract'
import { gapsOf } from './rules'
import { commandTo, projectStatuses, projectWorkflow } from './workflow'
import { requireNoOpenPermit } from '@/lib/domain/work/work-permits/of-project/queries'

export async function removeProject(
  context: Context,
  { id }: CheckedInputOf<typeof projects.remove>,
): Promise<Result> {
  const { db, sql } = context
  const { name } = await lockProject(context, id)
  const references = Object.values(await referencesTo(sql, 'projects', id))
  const count = references.reduce((sum, rows) => sum + rows, 0)
  if (count > 0) throw new Problem('project-in-use', { values: { count } })
  await db.project.delete({ where: { id } })
  await record(context, 'project.removed', { type: 'project', id }, { name })
  return done({ id })
}

export async function changeProjectStatus(
  context: Context,
  { id, status, reason, rowVersion }: CheckedInputOf<typeof projects.changeStatus>,
): Promise<Result> {
  const { db } = context
  const project = await lockProject(context, id)
  const command = commandTo(project.status, status)
  if (!command) throw refusalProblem(projectWorkflow.wrongStatus(project.status, status))
  const roles = policiesMet(context.actor, projectWorkflow.table.roles)
  const { refusal } = projectWorkflow.decide(command, project, { roles, rowVersion })
  if (refusal) throw refusalProblem(refusal)
  const { needsReadiness, condition } = projectWorkflow.of(command)
  if (needsReadiness) requireComplete(project)
  if (condition === 'no-open-permit') await requireNoOpenPermit(context.sql, id)
  const saved = await db.project.update({
    where: { id },
    data: { status, statusReason: reason ?? null, rowVersion: { increment: 1 } },
  })
  const changes = { from: project.status, to: status, reason: reason ?? null }
  await record(context, projectWorkflow.eventOf(command), { type: 'project', id }, changes)
  return done(saved)
}

async function lockProject({ db }: Context, id: string) {
  await lockRow(db, 'projects', id, undefined, 'project-not-found')
  return db.project.findUniqueOrThrow({ where: { id }, include: { users: true } })
}

function requireComplete(project: Parameters<typeof gapsOf>[0]): void {
  const gaps = gapsOf(project)
  if (gaps.length === 0) return
  throw new Problem('project-incomplete', { fields: gaps })
}

/** Activates a draft that is complete; an incomplete one stays a draft. */
export async function activateDraftProject(context: Context, id: string): Promise<void> {
  const project = await lockProject(context, id)
  if (project.status !== 'Draft' || gapsOf(project).length > 0) return
  await context.db.project.update({
    where: { id },
    data: { status: 'Active', rowVersion: { increment: 1 } },
  })
  const changes = { from: 'Draft', to: 'Active' }
  await record(context, 'project.status-changed', { type: 'project', id }, changes)
}

/**
 * Keeps a project from being removed until the transaction ends; others may refer to it meanwhile. To a Contractor the
 * projects of other companies do not exist. Throws `record-not-found` at `projectId`.
 */
export async function lockReferencedProject(
  { sql, actor }: Context,
  id: string,
): Promise<{ employerId: string | null }> {
  const project = await sql`
    SELECT "employerId" FROM "projects" WHERE "id" = ${id}::uuid FOR KEY SHARE`.first(
    z.object({ employerId: z.guid().nullable() }),
  )
  const isHidden = isContractorOnly(actor) && project?.employerId !== actor.employerId
  if (!project || isHidden)
    throw new Problem('record-not-found', { values: { id }, field: 'projectId' })
  return project
}

const sharedProject = z.object({
  id: z.guid(),
  name: z.string(),
  status: z.enum(projectStatuses),
})

/** Keeps a project from being changed until the transaction ends; others may read it meanwhile. */
export const lockProjectShared = (sql: Sql, id: string | null) =>
  sql`
  SELECT "id", "name", "status"::text AS "status" FROM "projects" WHERE "id" = ${id}::uuid FOR SHARE`.first(
    sharedProject,
  )

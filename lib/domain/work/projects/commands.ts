import * as z from 'zod'
import { readToday } from '@/lib/domain/site/settings/queries'
import { linkFor } from '@/lib/platform/access/record-pages'
import { record } from '@/lib/platform/audit/audit'
import { addDays, fromUtcDate, toUtcDate } from '@/lib/platform/dates/day'
import { orDuplicateProblem } from '@/lib/platform/db/errors'
import { lockRow } from '@/lib/platform/db/lock'
import { referencesTo } from '@/lib/platform/db/references'
import type { Context } from '@/lib/platform/http/context'
import { done, type CheckedInputOf, type Result } from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import { policiesMet } from '@/lib/platform/access/actor'
import { refusalProblem } from '@/lib/platform/workflow/refusal-problem'
import type { projects } from './contract'
import { gapsOf, DRAFT_NAME, DEFAULT_DURATION_DAYS } from './rules'
import { relationsOf, resolveReferences } from './staff/commands'
import { readPresetStaff } from './staff/queries'
import { commandTo, projectWorkflow } from './workflow'
import { countOpenPermits } from '@/lib/domain/work/work-permits/of-project/queries'
import { isContractorOnly } from '@/lib/platform/access/actor'
import type { Sql } from '@/lib/platform/db/sql'

type SaveInput = CheckedInputOf<typeof projects.save>

export async function saveProject(context: Context, input: SaveInput): Promise<Result> {
  const { db } = context
  const before = input.id ? await lockProject(context, input.id, input.rowVersion) : null
  if (!input.employerId) throw new Problem('employer-missing', { field: 'employerId' })
  await requireFreePrNo(context, input)
  const days = await daysOf(context, input, before)
  const columns = {
    purchaseRequisitionNo: input.PurchaseRequisitionNo,
    ...(await nameOf(context, input, before)),
    description: input.description,
    ...days,
  }
  const references = await resolveReferences(context, before, {
    ...input,
    employerId: input.employerId,
  })
  const write = before
    ? db.project.update({
        where: { id: before.id },
        data: { ...columns, ...references, rowVersion: { increment: 1 } },
      })
    : db.project.create({ data: { name: DRAFT_NAME, ...columns, ...references } })
  const saved = await orDuplicateProblem(
    write,
    'purchaseRequisitionNo',
    'pr-no-in-use',
    'PurchaseRequisitionNo',
  )
  await record(
    context,
    'project.saved',
    { type: 'project', id: saved.id },
    {
      PurchaseRequisitionNo: saved.purchaseRequisitionNo,
      name: saved.name,
      status: saved.status,
      employerId: saved.employerId,
    },
  )
  return done(saved)
}

/** The project of a registration task, with the caller as Work Owner and otherwise the defaults of a new one. */
export async function makeDraftProject(context: Context): Promise<{ id: string }> {
  const { db, actor } = context
  const staff = { ...(await readPresetStaff(db, actor.userId)), workOwnerUserId: actor.userId }
  const project = await db.project.create({
    data: { name: DRAFT_NAME, ...(await daysOf(context, {}, null)), ...relationsOf(false, staff) },
    select: { id: true },
  })
  await record(context, 'project.saved', { type: 'project', id: project.id }, { name: DRAFT_NAME })
  return project
}

export async function removeProject(
  context: Context,
  { id }: CheckedInputOf<typeof projects.remove>,
): Promise<Result> {
  const { db } = context
  const { name } = await lockProject(context, id)
  const references = Object.values(await referencesTo(db, 'projects', id))
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
  if (condition === 'no-open-permit') await requireNoOpenPermit(context, id)
  const saved = await db.project.update({
    where: { id },
    data: { status, statusReason: reason ?? null, rowVersion: { increment: 1 } },
  })
  const changes = { from: project.status, to: status, reason: reason ?? null }
  await record(context, projectWorkflow.eventOf(command), { type: 'project', id }, changes)
  return done(saved)
}

async function lockProject({ db }: Context, id: string, rowVersion?: number) {
  await lockRow(db, 'projects', id, rowVersion, 'project-not-found')
  return db.project.findUniqueOrThrow({ where: { id }, include: { users: true } })
}

/** Case does not count. A query first, as a refused insert costs a connection; the unique index decides a race. */
async function requireFreePrNo({ sql, actor }: Context, input: SaveInput): Promise<void> {
  const { id, PurchaseRequisitionNo: purchaseRequisitionNo } = input
  if (!purchaseRequisitionNo) return
  const sameNumber = await sql`
    SELECT "id", "name" FROM "projects" WHERE lower("purchaseRequisitionNo") = lower(${purchaseRequisitionNo})`.rows(
    z.object({ id: z.guid(), name: z.string() }),
  )
  const holder = sameNumber.find((project) => project.id !== id)
  if (!holder) return
  const name = `${purchaseRequisitionNo} ${holder.name}`
  throw new Problem('pr-no-in-use', {
    field: 'PurchaseRequisitionNo',
    holder: linkFor(actor, { type: 'project', key: holder.id, name }),
  })
}

/** Without `name` it stays as it is; a blank one makes the project a draft again. */
async function nameOf(context: Context, { name }: SaveInput, before: { id: string } | null) {
  if (name) return { name }
  if (before && name === undefined) return {}
  if (before) await requireNoOpenPermit(context, before.id)
  return { name: DRAFT_NAME, status: 'Draft' as const, statusReason: null }
}

type Days = { startDate: Date; endDate: Date }

/** What is left out keeps its value; a new project lasts from today for the default duration. */
async function daysOf(
  { db, now }: Context,
  { startDate, endDate }: Pick<SaveInput, 'startDate' | 'endDate'>,
  before: Days | null,
): Promise<Days> {
  const start = startDate ?? (before ? fromUtcDate(before.startDate) : await readToday({ db, now }))
  const end =
    endDate ?? (before ? fromUtcDate(before.endDate) : addDays(start, DEFAULT_DURATION_DAYS))
  if (end < start) throw new Problem('end-before-start', { field: 'endDate' })
  return { startDate: toUtcDate(start), endDate: toUtcDate(end) }
}

function requireComplete(project: Parameters<typeof gapsOf>[0]): void {
  const gaps = gapsOf(project)
  if (gaps.length === 0) return
  throw new Problem('project-incomplete', { fields: gaps })
}

async function requireNoOpenPermit({ db }: Context, projectId: string): Promise<void> {
  const count = await countOpenPermits(db, projectId)
  if (count > 0) throw new Problem('open-permits', { values: { count } })
}

/** Activates a draft that is complete; an incomplete one stays a draft. */
export async function activateDraftProject(
  context: Context,
  project: { id: string; status: string } & Parameters<typeof gapsOf>[0],
): Promise<void> {
  const { id, status } = project
  if (status !== 'Draft' || gapsOf(project).length > 0) return
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

/** Keeps a project from being changed until the transaction ends; others may read it meanwhile. */
export const lockProjectShared = (sql: Sql, id: string | null) =>
  sql`SELECT FROM "projects" WHERE "id" = ${id}::uuid FOR SHARE`.run()

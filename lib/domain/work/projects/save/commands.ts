import { v7 as newId } from 'uuid'
import * as z from 'zod'
import { readToday } from '@/lib/domain/site/settings/queries'
import { requireNoOpenPermit } from '@/lib/domain/work/work-permits/of-project/queries'
import { linkFor } from '@/lib/platform/access/record-pages'
import { record } from '@/lib/platform/audit/audit'
import {
  done,
  type CheckedInputOf,
  type JsonText,
  type Result,
} from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import { inSqlTransaction } from '@/lib/platform/db/database'
import { orDuplicateProblem } from '@/lib/platform/db/errors'
import { fragment, identifier, joined } from '@/lib/platform/db/fragment'
import { requireCurrentVersion } from '@/lib/platform/db/lock'
import type { Sql } from '@/lib/platform/db/sql'
import type { Context, OnceContext, SqlContext } from '@/lib/platform/http/context'
import type { projects } from '../contract'
import { DRAFT_NAME, projectOf, type ProjectColumns } from '../rules'
import { requireReferences, writeLists } from '../staff/commands'
import { readListedStaff, readPresetStaff } from '../staff/queries'

type SaveInput = CheckedInputOf<typeof projects.save>
type Save = SaveInput & { employerId: string }

/** A PR No. that is taken is refused without a transaction. */
export async function saveProject(
  { once, ...context }: OnceContext,
  input: SaveInput,
): Promise<Result | JsonText> {
  const save = await completeSave(context, input)
  return inSqlTransaction(once(({ sql }) => writeProject({ ...context, sql }, save)))
}

/** The same in the transaction of the caller. */
export const saveProjectWithin = async (context: Context, input: SaveInput): Promise<Result> =>
  writeProject(context, await completeSave(context, input))

async function completeSave(context: Context, input: SaveInput): Promise<Save> {
  const { employerId } = input
  if (!employerId) throw new Problem('employer-missing', { field: 'employerId' })
  await requireFreePrNo(context, input)
  const startDate = input.startDate ?? (input.id ? undefined : await readToday(context))
  return { ...input, employerId, startDate }
}

/** Case does not count. The unique index decides a race. */
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

async function writeProject(context: SqlContext, input: Save): Promise<Result> {
  const { sql, now } = context
  const before = input.id ? await lockStoredProject(sql, input.id, input.rowVersion) : null
  const users = before ? await readListedStaff(sql, before.id) : []
  await requireReferences(sql, before && { ...before, users }, input)
  if (before && isBlank(input.name)) await requireNoOpenPermit(sql, before.id)
  const { PurchaseRequisitionNo, ...columns } = input
  const project = projectOf(before, { ...columns, purchaseRequisitionNo: PurchaseRequisitionNo })
  if (project.endDate < project.startDate)
    throw new Problem('end-before-start', { field: 'endDate' })
  const saved = await orDuplicateProblem(
    before ? updateProject(sql, before.id, project, now) : insertProject(sql, project, now),
    'purchaseRequisitionNo',
    'pr-no-in-use',
    'PurchaseRequisitionNo',
  )
  await writeLists(sql, saved.id, input)
  const { purchaseRequisitionNo, name, status, employerId } = project
  const changes = { PurchaseRequisitionNo: purchaseRequisitionNo, name, status, employerId }
  await record(context, 'project.saved', { type: 'project', id: saved.id }, changes)
  return done(saved)
}

/** The project of a registration task, with the caller as Work Owner and otherwise the defaults of a new one. */
export async function makeDraftProject(context: Context): Promise<{ id: string }> {
  const { db, sql, actor, now } = context
  const staff = { ...(await readPresetStaff(db, actor.userId)), workOwnerUserId: actor.userId }
  const draft = projectOf(null, { ...staff, startDate: await readToday(context) })
  const project = await insertProject(sql, draft, now)
  await writeLists(sql, project.id, staff)
  await record(context, 'project.saved', { type: 'project', id: project.id }, { name: DRAFT_NAME })
  return project
}

const isBlank = (name: string | null | undefined) => name !== undefined && !name

const storedProject = z.object({
  id: z.guid(),
  purchaseRequisitionNo: z.string().nullable(),
  name: z.string(),
  employerId: z.guid().nullable(),
  workOwnerUserId: z.guid().nullable(),
  purchasingUserId: z.guid().nullable(),
  startDate: z.string(),
  endDate: z.string(),
  description: z.string().nullable(),
  plannedWorkers: z.int().nullable(),
  status: z.string(),
  statusReason: z.string().nullable(),
  rowVersion: z.int(),
})
type StoredProject = z.output<typeof storedProject>

const version = z.object({ id: z.guid(), rowVersion: z.int() })

/** Locked until the transaction ends. Throws `project-not-found`, and `stale-record` for another `rowVersion`. */
async function lockStoredProject(
  sql: Sql,
  id: string,
  rowVersion: number | undefined,
): Promise<StoredProject> {
  const project = await sql`
    SELECT "id", "purchaseRequisitionNo", "name", "employerId", "workOwnerUserId", "purchasingUserId",
      "startDate"::text, "endDate"::text, "description", "plannedWorkers", "status"::text, "statusReason", "rowVersion"
    FROM "projects" WHERE "id" = ${id}::uuid FOR UPDATE`.first(storedProject)
  if (!project) throw new Problem('project-not-found', { values: { id } })
  requireCurrentVersion(project, rowVersion)
  return project
}

const insertProject = (sql: Sql, project: ProjectColumns, now: Date) =>
  sql`
  INSERT INTO "projects" ("id", ${columnsOf(project)}, "updatedAt")
  SELECT ${newId()}::uuid, ${valuesOf(project)}, ${now}::timestamptz FROM ${rowOf(project)}
  RETURNING "id", "rowVersion"`.one(version)

const updateProject = (sql: Sql, id: string, project: ProjectColumns, now: Date) =>
  sql`
  UPDATE "projects" SET (${columnsOf(project)}, "rowVersion", "updatedAt") =
    (SELECT ${valuesOf(project)}, "projects"."rowVersion" + 1, ${now}::timestamptz FROM ${rowOf(project)})
  WHERE "id" = ${id}::uuid RETURNING "id", "rowVersion"`.one(version)

const columnsOf = (project: ProjectColumns) => joined(Object.keys(project).map(identifier))

const valuesOf = (project: ProjectColumns) =>
  joined(Object.keys(project).map((name) => fragment`given.${identifier(name)}`))

const rowOf = (project: ProjectColumns) =>
  fragment`jsonb_populate_record(NULL::"projects", ${JSON.stringify(project)}::jsonb) given`

import * as z from 'zod'
import { recordAll } from '@/lib/platform/audit/audit'
import type { CheckedInputOf } from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import { fromUtcDate } from '@/lib/platform/dates/day'
import { isUnreferencedSql } from '@/lib/platform/db/references'
import type { Context } from '@/lib/platform/http/context'
import type { projects } from '../contract'
import { saveProjectWithin } from '../save/commands'

export type ProjectSave = CheckedInputOf<typeof projects.save>
export type ProjectChange = {
  before: NonNullable<Awaited<ReturnType<typeof readStored>>> | null
  columns: Omit<ProjectSave, 'id' | 'rowVersion'>
}

/** What a save of a project asks for, or why it is refused: the save itself says so, and is taken back at once. */
export async function judgeProjects(
  context: Context,
  saves: readonly ProjectSave[],
): Promise<(ProjectChange | Problem)[]> {
  const verdicts: (ProjectChange | Problem)[] = []
  for (const save of saves) verdicts.push(await judgeProject(context, save))
  return verdicts
}

async function judgeProject(
  context: Context,
  { id, rowVersion, ...columns }: ProjectSave,
): Promise<ProjectChange | Problem> {
  const { sql } = context
  const before = id === undefined ? null : await readStored(context, id)
  if (before === undefined) return new Problem('project-not-found', { values: { id: id! } })
  const change = { before, columns }
  await sql`SAVEPOINT judged`.run()
  try {
    await saveProjectWithin(context, saveOf(change, rowVersion))
    return change
  } catch (error) {
    if (error instanceof Problem) return error
    throw error
  } finally {
    await sql`ROLLBACK TO SAVEPOINT judged`.run()
    // Else each row's would stand inside that of the row before.
    await sql`RELEASE SAVEPOINT judged`.run()
  }
}

/** A save names the company of a project in any case. */
const saveOf = ({ before, columns }: ProjectChange, rowVersion?: number): ProjectSave => ({
  ...columns,
  id: before?.id,
  employerId: columns.employerId === undefined ? before?.employerId : columns.employerId,
  rowVersion,
})

/** Undefined where there is none. With the members of a save. */
async function readStored({ db }: Context, id: string) {
  const project = await db.project.findUnique({ where: { id } })
  if (!project) return undefined
  const { purchaseRequisitionNo, startDate, endDate, ...columns } = project
  return {
    ...columns,
    PurchaseRequisitionNo: purchaseRequisitionNo,
    startDate: fromUtcDate(startDate),
    endDate: fromUtcDate(endDate),
  }
}

const version = z.object({ id: z.guid(), rowVersion: z.int() })
type Saved = z.output<typeof version>

/** Writes what was judged in this transaction, with an audit line each. */
export async function writeProjects(
  context: Context,
  changes: readonly ProjectChange[],
): Promise<Saved[]> {
  const saved: Saved[] = []
  for (const change of changes)
    saved.push(
      version.parse(await saveProjectWithin(context, saveOf(change, change.before?.rowVersion))),
    )
  return saved
}

/** Removes projects that are still of these versions and that nothing refers to. Answers their ids. */
export async function removeUntouchedProjects(
  context: Context,
  records: readonly Saved[],
): Promise<Set<string>> {
  const { sql } = context
  const unreferenced = await isUnreferencedSql('projects')
  const locked = await sql`
    SELECT "id" FROM "projects"
    JOIN unnest(${records.map(({ id }) => id)}::uuid[], ${records.map((each) => each.rowVersion)}::int[])
      AS written("writtenId", "version") ON "id" = "writtenId" AND "rowVersion" = "version"
    ORDER BY "id" FOR UPDATE OF "projects"`.rows(version.pick({ id: true }))
  const ids = locked.map(({ id }) => id)
  const removed = await sql`
    DELETE FROM "projects" WHERE "id" = ANY(${ids}::uuid[]) AND ${unreferenced}
    RETURNING "id", "name"`.rows(z.object({ id: z.guid(), name: z.string() }))
  const lines = removed.map(({ id, name }) => ({
    subject: { type: 'project', id },
    changes: { name },
  }))
  await recordAll(context, 'project.removed', lines)
  return new Set(removed.map(({ id }) => id))
}

import { v7 as newId } from 'uuid'
import * as z from 'zod'
import { recordAll } from '@/lib/platform/audit/audit'
import { Problem } from '@/lib/platform/contract/problem'
import { columnsOf, recordset } from '@/lib/platform/db/recordset'
import type { SqlContext } from '@/lib/platform/http/context'
import type { ProjectChange } from '../judge/rules'
import type { ProjectValues } from '../rules'
import { writeLists, type Lists } from '../staff/commands'

export const version = z.object({ id: z.guid(), rowVersion: z.int() })
export type Saved = z.output<typeof version>

type Change = {
  before: Pick<NonNullable<ProjectChange['before']>, 'id' | 'rowVersion'> | null
  project: ProjectValues
  save: Lists
}

/**
 * Writes what was judged in this transaction, with an audit line each. Throws `stale-record` where a project has changed
 * since.
 */
export async function writeProjects(
  context: SqlContext,
  changes: readonly Change[],
): Promise<Saved[]> {
  const rows = changes.map(({ before, project }) => ({
    ...project,
    id: before?.id ?? newId(),
    rowVersion: before?.rowVersion,
  }))
  const made = rows.filter(({ rowVersion }) => rowVersion === undefined)
  const changed = rows.filter(({ rowVersion }) => rowVersion !== undefined)
  const saved = [...(await insert(context, made)), ...(await update(context, changed))]
  if (saved.length < rows.length) throw new Problem('stale-record')
  for (const [index, { save }] of changes.entries())
    await writeLists(context.sql, rows[index]!.id, save)
  await recordAll(context, 'project.saved', rows.map(lineOf))
  const byId = new Map(saved.map((row) => [row.id, row]))
  return rows.map(({ id }) => byId.get(id)!)
}

type Row = ProjectValues & { id: string }

const COLUMNS = [
  'purchaseRequisitionNo',
  'name',
  'employerId',
  'workOwnerUserId',
  'purchasingUserId',
  'startDate',
  'endDate',
  'description',
  'plannedWorkers',
  'status',
  'statusReason',
] as const satisfies (keyof ProjectValues)[]

const NAMES = columnsOf(COLUMNS)
const VALUES = columnsOf(COLUMNS, 'given')

const insert = async ({ sql, now }: SqlContext, rows: readonly Row[]): Promise<Saved[]> =>
  rows.length === 0
    ? []
    : sql`
  INSERT INTO "projects" ("id", ${NAMES}, "updatedAt")
  SELECT given."id", ${VALUES}, ${now}::timestamptz FROM ${recordset('projects', rows)} given
  RETURNING "id", "rowVersion"`.rows(version)

/** Those that are still of the given versions. */
const update = async ({ sql, now }: SqlContext, rows: readonly Row[]): Promise<Saved[]> =>
  rows.length === 0
    ? []
    : sql`
  UPDATE "projects" project SET (${NAMES}, "rowVersion", "updatedAt") =
    ROW(${VALUES}, project."rowVersion" + 1, ${now}::timestamptz)
  FROM ${recordset('projects', rows)} given
  WHERE project."id" = given."id" AND project."rowVersion" = given."rowVersion"
  RETURNING project."id", project."rowVersion"`.rows(version)

const lineOf = ({ id, purchaseRequisitionNo, name, status, employerId }: Row) => ({
  subject: { type: 'project', id },
  changes: { PurchaseRequisitionNo: purchaseRequisitionNo, name, status, employerId },
})

import { readToday } from '@/lib/domain/site/settings/queries'
import { countOpenPermits } from '@/lib/domain/work/work-permits/of-project/queries'
import { fragment, noFragment } from '@/lib/platform/db/fragment'
import type { Sql } from '@/lib/platform/db/sql'
import type { Context } from '@/lib/platform/http/context'
import { projectDetailRow } from '../present'
import { readListedStaff } from '../staff/queries'
import { findProjectsByPrNo } from './queries'
import { readReferences } from './references/commands'
import {
  becomesDraft,
  type Facts,
  type PrNoHolder,
  type ProjectSave,
  type StoredProject,
} from './rules'

/** A new project begins today where its save does not say when. */
export async function withFirstDays(
  context: Pick<Context, 'db' | 'now'>,
  saves: readonly ProjectSave[],
): Promise<ProjectSave[]> {
  const isUndated = ({ id, startDate }: ProjectSave) => !id && !startDate
  if (!saves.some(isUndated)) return [...saves]
  const startDate = await readToday(context)
  return saves.map((save) => (isUndated(save) ? { ...save, startDate } : save))
}

/** The projects that have the PR numbers of saves. */
export async function readPrNoHolders(
  sql: Sql,
  saves: readonly ProjectSave[],
): Promise<Facts['prNoHolders']> {
  const numbers = saves.flatMap(({ PurchaseRequisitionNo: prNo }) => prNo || [])
  const found = numbers.length > 0 ? await findProjectsByPrNo(sql, numbers) : []
  const prNoHolders = new Map<string, PrNoHolder[]>()
  for (const { text, ...holder } of found)
    prNoHolders.set(text, [...(prNoHolders.get(text) ?? []), holder])
  return prNoHolders
}

const storedProject = projectDetailRow.omit({
  employer: true,
  staff: true,
  workspaceAreaIds: true,
  documentTemplateIds: true,
  tasks: true,
  permitCount: true,
})

type Staff = StoredProject['users']

type Choice = {
  /** Locks what is read until the transaction ends, so that it stays right. */
  hold: boolean
}

/** The projects that saves change. */
export async function readProjectsOf(
  sql: Sql,
  saves: readonly ProjectSave[],
  { hold }: Choice,
): Promise<Facts['projects']> {
  const ids = saves.flatMap(({ id }) => id ?? [])
  if (ids.length === 0) return new Map()
  const stored = await sql`
    SELECT "id", "purchaseRequisitionNo", "name", "employerId", "workOwnerUserId", "purchasingUserId",
      "startDate"::text, "endDate"::text, "description", "plannedWorkers", "status"::text, "statusReason", "rowVersion"
    FROM "projects" WHERE "id" = ANY(${ids}::uuid[]) ORDER BY "id" ${hold ? fragment`FOR UPDATE` : noFragment}`.rows(
    storedProject,
  )
  const projects = new Map(stored.map((row) => [row.id, { ...row, users: [] as Staff }]))
  const staff = stored.length > 0 ? await readListedStaff(sql, ids) : []
  for (const { projectId, ...user } of staff) projects.get(projectId)?.users.push(user)
  return projects
}

type Read = Pick<Facts, 'projects' | 'prNoHolders'>

/** The rest of what saves depend on. */
export async function readFacts(
  sql: Sql,
  saves: readonly ProjectSave[],
  { projects, prNoHolders }: Read,
  choice: Choice,
): Promise<Facts> {
  const referring = saves.flatMap(({ employerId, ...save }) => {
    const before = projects.get(save.id ?? '') ?? null
    return employerId && (before || !save.id) ? [{ before, save: { ...save, employerId } }] : []
  })
  const drafts = saves.filter(becomesDraft).flatMap(({ id }) => id ?? [])
  return {
    projects,
    prNoHolders,
    references: await readReferences(sql, referring, choice),
    openPermits: drafts.length > 0 ? await countOpenPermits(sql, drafts) : new Map(),
  }
}

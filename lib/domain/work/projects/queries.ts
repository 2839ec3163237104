import { database, type Db } from '@/lib/platform/db/database'
import type { ReadSubjectNames } from '@/lib/platform/audit/subject-name'
import * as z from 'zod'
import { addDays } from '@/lib/platform/dates/day'
import { config } from '@/lib/platform/config/config'
import { readerOf, readToday } from '@/lib/domain/site/settings/queries'
import { fragment, type Fragment } from '@/lib/platform/db/fragment'
import { containing } from '@/lib/platform/db/search'
import type { ReadSql, Sql } from '@/lib/platform/db/sql'
import { rowsByIds } from '@/lib/platform/export/rows'
import { asXlsx } from '@/lib/platform/export/files/table-files'
import type { Context, ReadContext } from '@/lib/platform/http/context'
import {
  JsonText,
  type CheckedInputOf,
  type FileAnswer,
  type Result,
} from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import type { Locale } from '@/lib/platform/i18n/locale'
import { messageIn } from '@/lib/platform/i18n/message'
import { translator } from '@/lib/platform/i18n/translator'
import { projectRow, type ProjectRecord, type projects, type ProjectTemplate } from './contract'
import { projectColumns } from './columns'
import { presentProject, projectDetailRow } from './present'
import { DEFAULT_DURATION_DAYS, nameWithPrNo } from './rules'
import { presentStaffGaps, withEmptyOption } from './staff/present'
import { presetStaff, staffGaps } from './staff/rules'
import { countStaff, readLookups } from './staff/queries'
import { PERSON_NAME_EN, PERSON_NAME_TH, PERSONS } from '@/lib/domain/people/persons/rows'
import { USERS } from '@/lib/domain/people/users/rows'
import { EMPLOYERS } from '@/lib/domain/site/employers/rows'
import { titleIn } from '@/lib/domain/work/tasks/title/rules'
import { firstTaskOf, tasksOf } from '@/lib/domain/work/tasks/of-project/rows'
import { permitCountOf } from '@/lib/domain/work/work-permits/of-project/rows'

export async function preCreateProject({ db, language }: Context): Promise<Result> {
  const messages = presentStaffGaps(staffGaps(await countStaff(db)), language)
  return { success: messages.length === 0, messages }
}

export async function createProjectTemplate({ db, actor, now }: Context): Promise<ProjectTemplate> {
  const startDate = await readToday({ db, now })
  const lookups = await readLookups(db)
  return {
    PurchaseRequisitionNo: null,
    name: '',
    employerId: null,
    ...presetStaff(actor.userId, {
      WorkOwner: lookups.workOwnerUsers,
      Purchasing: lookups.purchasingUsers,
      SafetyOfficer: lookups.safetyOfficerUsers,
      WorkspaceOwner: lookups.workspaceOwnerUsers,
    }),
    contractorUserIds: [],
    workspaceAreaIds: [],
    documentTemplateIds: [],
    startDate,
    endDate: addDays(startDate, DEFAULT_DURATION_DAYS),
    status: 'Draft',
    description: null,
    plannedWorkers: null,
    lookups,
  }
}

/** The columns of `projectRow`. */
const ROW = fragment`
  project."id", project."purchaseRequisitionNo" AS "PurchaseRequisitionNo", project."name",
  project."employerId", employer."nameTh" AS "employerNameTh", employer."nameEn" AS "employerNameEn",
  project."workOwnerUserId", owner."nameTh" AS "workOwnerNameTh", owner."nameEn" AS "workOwnerNameEn",
  project."startDate", project."endDate", project."status", project."rowVersion"`

// OFFSET 0: companies and owners are looked up project by project, each of them once, which keeps the order of the projects.
// Source: docs/decisions/0482-the-list-of-projects-in-its-order.md.
const FROM = (projects = fragment`"projects"`) => fragment`
  FROM ${projects} project
  LEFT JOIN LATERAL (
    SELECT "nameTh", "nameEn" FROM ${EMPLOYERS} WHERE "id" = project."employerId" OFFSET 0
  ) employer ON true
  LEFT JOIN LATERAL (
    SELECT ${PERSON_NAME_TH} AS "nameTh", ${PERSON_NAME_EN} AS "nameEn"
    FROM ${USERS} owner JOIN ${PERSONS} ON person."id" = owner."personId"
    WHERE owner."id" = project."workOwnerUserId" OFFSET 0
  ) owner ON true`

const COLUMNS = {
  PurchaseRequisitionNo: fragment`project."purchaseRequisitionNo"`,
  name: fragment`project."name"`,
  startDate: fragment`project."startDate"`,
  endDate: fragment`project."endDate"`,
  status: fragment`project."status"`,
}

/**
 * In rows. All projects are always returned; the limit only keeps the server from running out of memory.
 * Source: docs/interface.md#projects.
 */
const unpagedListLimit = () => config().listLimit * 100

function refuseMoreThan(most: number, count: number): void {
  if (count > most) throw new Problem('ask-by-page', { values: { limit: most } })
}

/** Every project, or those of a company: `keyword` is accepted and ignored. Source: docs/interface.md#projects. */
export async function searchProjects(
  { db, sql }: ReadContext,
  {
    employerId,
    page,
    pageSize,
    sort = 'PurchaseRequisitionNo',
  }: CheckedInputOf<typeof projects.search>,
): Promise<JsonText> {
  const name = sort.replace('-', '') as keyof typeof COLUMNS
  const direction = sort.startsWith('-') ? fragment`DESC NULLS LAST` : fragment`ASC`
  const ofCompany = employerId
    ? fragment`WHERE project."employerId" = ${employerId}::uuid`
    : fragment``
  const most = unpagedListLimit()
  const limit = page
    ? fragment`LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`
    : fragment`LIMIT ${most + 1}`
  const { blocks, count } = await sql`
    SELECT row_to_json(found) FROM (
      SELECT ${ROW} ${FROM()} ${ofCompany} ORDER BY ${COLUMNS[name]} ${direction}, project."id" ${limit}
    ) found`.json()
  if (!page) refuseMoreThan(most, count)
  return new JsonText(blocks, page ? await db.project.count({ where: { employerId } }) : count)
}

/** More than these, all of which are answered at once, are too many to be put into a page. */
const MOST_IN_PAGE = 100

export async function areFewProjects(): Promise<boolean> {
  const { db } = database()
  const next = { skip: MOST_IN_PAGE, orderBy: { id: 'asc' }, select: { id: true } } as const
  return (await db.project.findFirst(next)) === null
}

/** Of a PR No. that an index finds by its parts. Source: docs/decisions/0222-pr-no-by-parts.md. */
const INDEXED_PART_LENGTH = 6

// OFFSET 0 keeps the trigram index out of a search by parts. The limit is never reached, but with one PostgreSQL
// expects few rows and keeps one plan for all patterns; a new plan for each pattern would cost as much as the search.
function hits(searched: string, most: number): Fragment {
  // No pattern is true of a project without a PR No.
  if (searched === '') return fragment`(SELECT * FROM "projects" LIMIT ${most})`
  const projects =
    searched.length < INDEXED_PART_LENGTH
      ? fragment`"projects"`
      : fragment`(SELECT * FROM "projects"
          WHERE search_parts("purchaseRequisitionNo") @> search_parts(${searched}) OFFSET 0) candidate`
  return fragment`
    (SELECT * FROM ${projects} WHERE "purchaseRequisitionNo" ILIKE ${containing(searched)} LIMIT ${most})`
}

// Without a linked task its members are left out, not null.
const readByPrNo = (sql: ReadSql, searched: string, most: number) =>
  sql`
  SELECT CASE WHEN task."id" IS NULL
    THEN (SELECT row_to_json(row) FROM (SELECT found.*, false AS "isInUse") row)
    ELSE (SELECT row_to_json(row) FROM (SELECT found.*, true AS "isInUse",
      task."refId" AS "linkedTaskRefId", task."id" AS "linkedTaskId") row)
    END::text AS "row"
  FROM (SELECT ${ROW} ${FROM(hits(searched, most))}) found
  LEFT JOIN LATERAL (
    ${firstTaskOf(fragment`found."id"`)}
  ) task ON true
  ORDER BY found."PurchaseRequisitionNo"`
    .prepared()
    .rows(z.object({ row: z.string() }))

export async function searchProjectsByPrNo(
  { sql }: ReadContext,
  { PurchaseRequisitionNo }: CheckedInputOf<typeof projects.searchByPrNo>,
): Promise<JsonText> {
  const most = unpagedListLimit()
  const rows = await readByPrNo(sql, PurchaseRequisitionNo, most + 1)
  refuseMoreThan(most, rows.length)
  return new JsonText(`[${rows.map(({ row }) => row).join()}]`)
}

const readRows = (sql: Sql, ids: string[]) =>
  sql`
  SELECT ${ROW} ${FROM()} WHERE project."id" = ANY (${ids}::uuid[])`.rows(projectRow)

const countRows = (sql: Sql, ids: string[]) =>
  sql`
  SELECT count(*)::int AS "count" FROM "projects" WHERE "id" = ANY (${ids}::uuid[])`.one(
    z.object({ count: z.int() }),
  )

export async function exportProjectsXlsx(
  context: Context,
  { ids }: CheckedInputOf<typeof projects.exportXlsx>,
): Promise<FileAnswer> {
  const reader = await readerOf(context)
  const wanted = [...new Set(ids)]
  const table = {
    title: translator(reader.locale, 'projects')('title'),
    filters: [translator(reader.locale, 'exports')('chosen')],
    columns: projectColumns(reader.locale),
    count: (await countRows(context.sql, wanted)).count,
    rows: rowsByIds(wanted, (block) => readRows(context.sql, block)),
  }
  return asXlsx(table, reader)
}

/** As one column: pg prepares the reading of each column anew with every answer. */
const readProject = (sql: Sql, id: string) =>
  sql`
  SELECT row_to_json(project) AS "project" FROM (SELECT
    project."id", project."purchaseRequisitionNo", project."name", project."employerId",
    project."workOwnerUserId", project."purchasingUserId", project."status", project."statusReason",
    project."description", project."plannedWorkers", project."rowVersion", project."startDate", project."endDate",
    (SELECT json_build_object('id', employer."id", 'nameTh', employer."nameTh", 'nameEn', employer."nameEn")
      FROM ${EMPLOYERS} employer WHERE employer."id" = project."employerId") AS "employer",
    (SELECT coalesce(json_agg(json_build_object('id', staff."userId", 'role', staff."role",
        'nameTh', ${PERSON_NAME_TH}, 'nameEn', ${PERSON_NAME_EN}) ORDER BY person."firstNameTh", person."lastNameTh"), '[]')
      FROM (
        SELECT "userId", "role" FROM "project_users" WHERE "projectId" = project."id"
        UNION ALL SELECT project."workOwnerUserId", 'WorkOwner' WHERE project."workOwnerUserId" IS NOT NULL
        UNION ALL SELECT project."purchasingUserId", 'Purchasing' WHERE project."purchasingUserId" IS NOT NULL
      ) staff
      JOIN ${USERS} member ON member."id" = staff."userId"
      JOIN ${PERSONS} ON person."id" = member."personId") AS "staff",
    (SELECT coalesce(json_agg("workspaceAreaId"), '[]') FROM "project_workspace_areas"
      WHERE "projectId" = project."id") AS "workspaceAreaIds",
    (SELECT coalesce(json_agg("documentTemplateId"), '[]') FROM "project_document_templates"
      WHERE "projectId" = project."id") AS "documentTemplateIds",
    (${tasksOf(fragment`project."id"`)}) AS "tasks",
    (${permitCountOf(fragment`project."id"`)}) AS "permitCount"
  FROM "projects" project WHERE project."id" = ${id}::uuid) project`.first(
    z.object({ project: projectDetailRow }),
  )

export async function getProject(
  { db, sql, language }: Context,
  { id, includeEmptyOption }: CheckedInputOf<typeof projects.get>,
): Promise<ProjectRecord> {
  const found = await readProject(sql, id)
  if (!found) throw new Problem('project-not-found', { values: { id } })
  const row = found.project
  const project = presentProject({
    ...row,
    tasks: row.tasks.map((task) => ({ ...task, title: titleIn(language, task.title) })),
  })
  if (includeEmptyOption === undefined) return project
  const lookups = await readLookups(db)
  return {
    ...project,
    lookups: includeEmptyOption ? withEmptyOption(lookups) : lookups,
  }
}

export const readProjectNames: ReadSubjectNames = async (db, ids) => {
  const rows = await db.project.findMany({
    where: { id: { in: ids } },
    select: { id: true, purchaseRequisitionNo: true, name: true },
  })
  return rows.map(({ id, ...project }) => {
    const textIn = (language: Locale) =>
      nameWithPrNo(project, messageIn(language, 'common.unnamed'))
    return { id, th: textIn('th'), en: textIn('en') }
  })
}

/** Those of the ids that exist. */
export const findProjectIds = async (db: Db, ids: string[]): Promise<string[]> => {
  const found = await db.project.findMany({ where: { id: { in: ids } }, select: { id: true } })
  return found.map(({ id }) => id)
}

/** Those of the ids that are projects of the company. */
export const findProjectIdsOf = async (
  db: Db,
  employerId: string | null,
  ids: string[],
): Promise<string[]> => {
  if (employerId === null || ids.length === 0) return []
  const where = { id: { in: ids }, employerId }
  return (await db.project.findMany({ where, select: { id: true } })).map(({ id }) => id)
}

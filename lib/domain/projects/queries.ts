import { addDays, dayIn } from '@/lib/platform/dates/day'
import { getSettings } from '@/lib/domain/settings/queries'
import { Prisma } from '@/lib/platform/db/generated/client'
import type { Context } from '@/lib/platform/http/context'
import { JsonText, type CheckedInputOf, type Result } from '@/lib/platform/http/contract'
import { Problem } from '@/lib/platform/http/problem'
import type { ProjectRecord, projects, ProjectTemplate } from './contract'
import { presentProject, type ProjectRowOfGet } from './present'
import { staffGaps, USUAL_LENGTH } from './rules'
import { countStaff, readLookups, withEmptyOption } from './staff/queries'

export async function preCreateProject({ db, language }: Context): Promise<Result> {
  const messages = staffGaps(await countStaff(db), language)
  return { success: messages.length === 0, messages }
}

export async function createProjectTemplate({ db, actor, now }: Context): Promise<ProjectTemplate> {
  const { timeZone } = await getSettings({ db })
  const startDate = dayIn(timeZone, now)
  const lookups = await readLookups(db)
  const ownOrDefault = (users: { id: string | null; isDefault: boolean }[]) =>
    (users.find(({ id }) => id === actor.userId) ?? users.find(({ isDefault }) => isDefault))?.id ??
    null
  const defaultsOf = (users: { id: string | null; isDefault: boolean }[]) =>
    users.flatMap(({ id, isDefault }) => (id && isDefault ? [id] : []))
  return {
    PurchaseRequisitionNo: null,
    name: '',
    employerId: null,
    workOwnerUserId: ownOrDefault(lookups.workOwnerUsers),
    purchasingUserId: ownOrDefault(lookups.purchasingUsers),
    safetyOfficerUserIds: defaultsOf(lookups.safetyOfficerUsers),
    workspaceOwnerUserIds: defaultsOf(lookups.workspaceOwnerUsers),
    contractorUserIds: [],
    workspaceAreaIds: [],
    documentTemplateIds: [],
    startDate,
    endDate: addDays(startDate, USUAL_LENGTH),
    status: 'Draft',
    description: null,
    lookups,
  }
}

const NAME_EN = Prisma.raw(`nullif(concat_ws(' ', person."firstNameEn", person."lastNameEn"), '')`)
const NAME_TH = Prisma.raw(`person."firstNameTh" || ' ' || person."lastNameTh"`)

/** The columns of a row of a list, named as on the wire. */
const ROW = Prisma.sql`
  project."id", project."purchaseRequisitionNo" AS "PurchaseRequisitionNo", project."name",
  project."employerId", employer."nameTh" AS "employerNameTh", employer."nameEn" AS "employerNameEn",
  project."workOwnerUserId", ${NAME_TH} AS "workOwnerNameTh", ${NAME_EN} AS "workOwnerNameEn",
  project."startDate", project."endDate", project."status", project."rowVersion"`

const FROM = Prisma.sql`
  FROM "projects" project
  LEFT JOIN "employers" employer ON employer."id" = project."employerId"
  LEFT JOIN "users" owner ON owner."id" = project."workOwnerUserId"
  LEFT JOIN "persons" person ON person."id" = owner."personId"`

const COLUMNS = {
  PurchaseRequisitionNo: 'project."purchaseRequisitionNo"',
  name: 'project."name"',
  startDate: 'project."startDate"',
  endDate: 'project."endDate"',
  status: 'project."status"',
}

/** Every project, always: `keyword` is accepted and ignored. Source: the interface, "Projects", rule 5. */
export async function searchProjects(
  { db }: Context,
  { page, pageSize, sort = 'PurchaseRequisitionNo' }: CheckedInputOf<typeof projects.search>,
): Promise<JsonText> {
  const name = sort.replace('-', '') as keyof typeof COLUMNS
  const order = Prisma.raw(`${COLUMNS[name]} ${sort.startsWith('-') ? 'DESC NULLS LAST' : 'ASC'}`)
  const limit = page ? Prisma.sql`LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}` : Prisma.empty
  const [answer] = await db.$queryRaw<[{ rows: string; count: number }]>`
    SELECT coalesce(json_agg(row_to_json(found)), '[]')::text AS "rows", count(*)::int AS "count"
    FROM (SELECT ${ROW} ${FROM} ORDER BY ${order}, project."id" ${limit}) found`
  return new JsonText(answer.rows, page ? await db.project.count() : answer.count)
}

export async function searchProjectsByPrNo(
  { db }: Context,
  { PurchaseRequisitionNo }: CheckedInputOf<typeof projects.searchByPrNo>,
): Promise<JsonText> {
  const part = `%${PurchaseRequisitionNo.replace(/[\\%_]/g, '\\$&')}%`
  // Members of a task that is not there are left out, not null: json_strip_nulls only on those two.
  const [answer] = await db.$queryRaw<[{ rows: string }]>`
    SELECT coalesce(json_agg(
      (row_to_json(found)::jsonb - 'linked') || coalesce(found."linked", '{}'::jsonb)
      ORDER BY found."PurchaseRequisitionNo"), '[]')::text AS "rows"
    FROM (
      SELECT ${ROW}, linked."task" IS NOT NULL AS "isInUse", linked."task" AS "linked"
      ${FROM}
      LEFT JOIN LATERAL (
        SELECT jsonb_build_object('linkedTaskRefId', task."refId", 'linkedTaskId', task."id") AS "task"
        FROM "tasks" task WHERE task."projectId" = project."id" ORDER BY task."createdAt", task."id" LIMIT 1
      ) linked ON true
      WHERE project."purchaseRequisitionNo" ILIKE ${part}
    ) found`
  return new JsonText(answer.rows)
}

export async function getProject(
  { db }: Context,
  { id, includeEmptyOption }: CheckedInputOf<typeof projects.get>,
): Promise<ProjectRecord> {
  const [row] = await db.$queryRaw<ProjectRowOfGet[]>`
    SELECT
      project."id", project."purchaseRequisitionNo", project."name", project."employerId",
      project."workOwnerUserId", project."purchasingUserId", project."status", project."statusReason",
      project."description", project."rowVersion",
      project."startDate"::text, project."endDate"::text,
      (SELECT json_build_object('id', employer."id", 'nameTh', employer."nameTh", 'nameEn', employer."nameEn")
        FROM "employers" employer WHERE employer."id" = project."employerId") AS "employer",
      (SELECT coalesce(json_agg(json_build_object('id', staff."userId", 'role', staff."role",
          'nameTh', ${NAME_TH}, 'nameEn', ${NAME_EN}) ORDER BY person."firstNameTh", person."lastNameTh"), '[]')
        FROM (
          SELECT "userId", "role" FROM "project_users" WHERE "projectId" = project."id"
          UNION ALL SELECT project."workOwnerUserId", 'WorkOwner' WHERE project."workOwnerUserId" IS NOT NULL
          UNION ALL SELECT project."purchasingUserId", 'Purchasing' WHERE project."purchasingUserId" IS NOT NULL
        ) staff
        JOIN "users" member ON member."id" = staff."userId"
        JOIN "persons" person ON person."id" = member."personId") AS "staff",
      (SELECT coalesce(json_agg("workspaceAreaId"), '[]') FROM "project_workspace_areas"
        WHERE "projectId" = project."id") AS "workspaceAreaIds",
      (SELECT coalesce(json_agg("documentTemplateId"), '[]') FROM "project_document_templates"
        WHERE "projectId" = project."id") AS "documentTemplateIds",
      (SELECT coalesce(json_agg(json_build_object('id', task."id", 'refId', task."refId",
          'taskTypeId', task."taskTypeId", 'title', task."title", 'status', task."status")
          ORDER BY task."createdAt"), '[]')
        FROM "tasks" task WHERE task."projectId" = project."id") AS "tasks",
      (SELECT count(*)::int FROM "work_permits" permit WHERE permit."projectId" = project."id") AS "permitCount"
    FROM "projects" project WHERE project."id" = ${id}::uuid`
  if (!row) throw new Problem('project-not-found', { values: { id } })
  if (includeEmptyOption === undefined) return presentProject(row)
  const lookups = await readLookups(db)
  return {
    ...presentProject(row),
    lookups: includeEmptyOption ? withEmptyOption(lookups) : lookups,
  }
}

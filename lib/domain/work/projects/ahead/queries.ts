import * as z from 'zod'
import { canActAs } from '@/lib/domain/people/users/available/rows'
import { EMPLOYERS } from '@/lib/domain/site/employers/rows'
import type { Actor } from '@/lib/platform/access/actor'
import type { Day } from '@/lib/platform/dates/day'
import { fragment, literals, type Fragment } from '@/lib/platform/db/fragment'
import type { Sql } from '@/lib/platform/db/sql'
import { singleUsers, staffLists, staffRoles } from '../staff/rules'

const projectAhead = z.object({
  id: z.guid(),
  name: z.string(),
  purchaseRequisitionNo: z.string().nullable(),
  startDate: z.string(),
  employer: z
    .object({ id: z.guid(), nameTh: z.string(), nameEn: z.string().nullable() })
    .nullable(),
  /** The roles for which it names nobody who can act in them. */
  missingRoles: z.array(z.enum(staffRoles)),
  total: z.int(),
})

/** Of all projects for an Admin, of the own ones for a Work Owner. */
const ownedBy = ({ userId, roles }: Actor): Fragment =>
  roles.includes('Admin') ? fragment`true` : fragment`project."workOwnerUserId" = ${userId}::uuid`

/** In the order of the reasons on the list. */
const rolesInOrder = [...singleUsers, ...staffLists].map(({ role }) => role)

const canAct = (userId: Fragment) => canActAs(userId, fragment`wanted`)

const MISSING = fragment`ARRAY(
  SELECT wanted FROM unnest(ARRAY[${literals(rolesInOrder)}]) wanted
  WHERE NOT CASE wanted
    WHEN 'WorkOwner' THEN ${canAct(fragment`project."workOwnerUserId"`)}
    WHEN 'Purchasing' THEN ${canAct(fragment`project."purchasingUserId"`)}
    ELSE EXISTS (SELECT FROM "project_users" staff WHERE staff."projectId" = project."id" AND staff."role"::text = wanted
      AND ${canAct(fragment`staff."userId"`)}) END)`

const found = (sql: Sql, where: Fragment, most: number) =>
  sql`
  SELECT *, count(*) OVER ()::int AS "total" FROM (
    SELECT project."id", project."name", project."purchaseRequisitionNo", project."startDate"::text,
      CASE WHEN employer."id" IS NOT NULL THEN json_build_object('id', employer."id", 'nameTh', employer."nameTh",
        'nameEn', employer."nameEn") END AS "employer", ${MISSING} AS "missingRoles"
    FROM "projects" project LEFT JOIN ${EMPLOYERS} employer ON employer."id" = project."employerId"
    WHERE ${where}) ahead
  ORDER BY "startDate", "id" LIMIT ${most}`.rows(projectAhead)

type Asked = { today: Day; most: number }

/** Drafts whose days are not over. */
export const readDraftProjects = (sql: Sql, actor: Actor, { today, most }: Asked) =>
  found(
    sql,
    fragment`project."status" = 'Draft' AND project."endDate" >= ${today}::date AND ${ownedBy(actor)}`,
    most,
  )

/** Active projects that name nobody who can act for some role. */
export const readUnstaffedProjects = (sql: Sql, actor: Actor, { today, most }: Asked) =>
  found(
    sql,
    fragment`project."status" = 'Active' AND project."endDate" >= ${today}::date AND ${ownedBy(actor)}
      AND cardinality(${MISSING}) > 0`,
    most,
  )

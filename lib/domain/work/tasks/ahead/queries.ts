import * as z from 'zod'
import { EMPLOYERS } from '@/lib/domain/site/employers/rows'
import { PROJECTS } from '@/lib/domain/work/projects/rows'
import { permitNoOfTask } from '@/lib/domain/work/work-permits/of-task/rows'
import type { Actor } from '@/lib/platform/access/actor'
import { fragment, literals, type Fragment } from '@/lib/platform/db/fragment'
import type { ReadContext } from '@/lib/platform/http/context'
import { rolesOf, taskChecks } from '../rules'
import { subjectOf } from '../subject/rules'
import { titleIn } from '../title/rules'
import { taskStatuses, taskWorkflow, type TaskCommand } from '../workflow'

const taskAhead = z.object({
  id: z.guid(),
  refId: z.string(),
  taskTypeId: z.int(),
  title: z.string(),
  status: z.enum(taskStatuses),
  assigneeUserId: z.guid(),
  assignerUserId: z.guid(),
  dueDate: z.string().nullable(),
  rowVersion: z.int(),
  permitNo: z.string().nullable(),
  project: z.object({ purchaseRequisitionNo: z.string().nullable(), name: z.string() }).nullable(),
  employer: z.object({ nameTh: z.string() }).nullable(),
  total: z.int(),
})

const isFrom = (...commands: TaskCommand[]): Fragment =>
  fragment`task."status" IN (${literals(commands.flatMap((command) => taskWorkflow.of(command).from))})`

/** `waitingForMe` of the list: the next step is the actor's, as the assignee's or as the one who decides. */
const waitsFor = ({ userId }: Actor): Fragment => fragment`
  (task."assigneeUserId" = ${userId}::uuid AND ${isFrom('start', 'submit')}
    OR task."assignerUserId" = ${userId}::uuid AND ${isFrom('approve')})`

/** The tasks whose next step is the actor's, the earliest due first, and how many there are. */
export async function readWaitingTasks(
  { sql, actor, language }: Pick<ReadContext, 'sql' | 'actor' | 'language'>,
  most: number,
) {
  const rows = await sql`
  SELECT task."id", task."refId", task."taskTypeId", task."title", task."status"::text, task."assigneeUserId",
    task."assignerUserId", task."dueDate"::text, task."rowVersion", ${permitNoOfTask(fragment`task."id"`)} AS "permitNo",
    CASE WHEN project."id" IS NOT NULL THEN json_build_object('purchaseRequisitionNo', project."purchaseRequisitionNo",
      'name', project."name") END AS "project",
    CASE WHEN employer."id" IS NOT NULL THEN json_build_object('nameTh', employer."nameTh") END AS "employer",
    count(*) OVER ()::int AS "total"
  FROM "tasks" task
  LEFT JOIN ${PROJECTS} project ON project."id" = task."projectId"
  LEFT JOIN ${EMPLOYERS} employer ON employer."id" = task."employerId"
  WHERE ${waitsFor(actor)}
  ORDER BY task."dueDate" NULLS LAST, task."createdAt" DESC, task."id" LIMIT ${most}`.rows(
    taskAhead,
  )
  return rows.map(({ permitNo, project, employer, ...row }) => ({
    ...row,
    title: titleIn(language, row.title),
    subject: subjectOf({ permitNo, project, employer }),
    availableCommands: taskWorkflow.offered(row.status, {
      roles: rolesOf(actor, row),
      checks: taskChecks(actor, row),
    }),
  }))
}
export type TaskAhead = Awaited<ReturnType<typeof readWaitingTasks>>[number]

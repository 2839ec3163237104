import * as z from 'zod'
import { PERSON_NAME_EN, PERSON_NAME_TH, PERSONS } from '@/lib/domain/people/persons/rows'
import { USERS } from '@/lib/domain/people/users/rows'
import { readToday } from '@/lib/domain/site/settings/queries'
import { addDays } from '@/lib/platform/dates/day'
import type { Database } from '@/lib/platform/db/database'
import { namesInBoth } from '@/lib/platform/i18n/names'
import { notifyAll } from '@/lib/platform/notices/notify'
import { newsOfOverdue, overdueRecipients } from '../notices/rules'
import { unfinishedStatuses } from '../workflow'

const overdueRow = z.object({
  id: z.guid(),
  refId: z.string(),
  title: z.string(),
  dueDate: z.string(),
  assigneeUserId: z.guid(),
  assignerUserId: z.guid(),
  nameTh: z.string(),
  nameEn: z.string().nullable(),
})

/** In days after the due date, so that a day without the product leaves nobody untold. */
const TOLD_FOR = 10

/** Run by a job: tells each assignee once of a task that is past its due date, the assigner three days later. */
export async function notifyOverdue({ db, sql }: Database, now: Date): Promise<void> {
  const today = await readToday({ db, now })
  const overdue = await sql`
    SELECT task."id", task."refId", task."title", task."dueDate"::text AS "dueDate", task."assigneeUserId",
      task."assignerUserId", ${PERSON_NAME_TH} AS "nameTh", ${PERSON_NAME_EN} AS "nameEn"
    FROM "tasks" task JOIN ${USERS} assignee ON assignee."id" = task."assigneeUserId"
    JOIN ${PERSONS} ON person."id" = assignee."personId"
    WHERE task."status" = ANY(${unfinishedStatuses}::"TaskStatus"[])
      AND task."dueDate" < ${today}::date AND task."dueDate" >= ${addDays(today, -TOLD_FOR)}::date`.rows(
    overdueRow,
  )
  await notifyAll(
    { sql, actor: null, now },
    'task.overdue',
    overdue.map(({ id, assigneeUserId, assignerUserId, nameTh, nameEn, ...task }) => ({
      userIds: overdueRecipients({ assigneeUserId, assignerUserId, dueDate: task.dueDate }, today),
      subjectId: id,
      occasion: task.dueDate,
      params: newsOfOverdue({ ...task, assignee: namesInBoth({ nameTh, nameEn }) }),
    })),
  )
}

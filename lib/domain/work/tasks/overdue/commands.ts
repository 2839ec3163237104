import * as z from 'zod'
import { readToday } from '@/lib/domain/site/settings/queries'
import { addDays } from '@/lib/platform/dates/day'
import type { Database } from '@/lib/platform/db/database'
import { notifyAll } from '@/lib/platform/notices/notify'
import { newsOfTitle, overdueRecipients } from '../notices/rules'
import { unfinishedStatuses } from '../workflow'

const overdueRow = z.object({
  id: z.guid(),
  refId: z.string(),
  title: z.string(),
  dueDate: z.string(),
  assigneeUserId: z.guid(),
  assignerUserId: z.guid(),
})

/** In days after the due date, so that a day without the product leaves nobody untold. */
const TOLD_FOR = 10

/** Run by a job: tells each assignee once of a task that is past its due date, the assigner three days later. */
export async function notifyOverdue({ db, sql }: Database, now: Date): Promise<void> {
  const today = await readToday({ db, now })
  const overdue = await sql`
    SELECT "id", "refId", "title", "dueDate"::text AS "dueDate", "assigneeUserId", "assignerUserId" FROM "tasks"
    WHERE "status" = ANY(${unfinishedStatuses}::"TaskStatus"[])
      AND "dueDate" < ${today}::date AND "dueDate" >= ${addDays(today, -TOLD_FOR)}::date`.rows(
    overdueRow,
  )
  await notifyAll(
    { sql, actor: null, now },
    'task.overdue',
    overdue.map(({ id, refId, title, dueDate, assigneeUserId, assignerUserId }) => ({
      userIds: overdueRecipients({ assigneeUserId, assignerUserId, dueDate }, today),
      subjectId: id,
      occasion: dueDate,
      params: { refId, ...newsOfTitle(title), dueDate },
    })),
  )
}

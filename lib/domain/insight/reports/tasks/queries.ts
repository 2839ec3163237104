import { titleIn } from '@/lib/domain/work/tasks/title/rules'
import type { Locale } from '@/lib/platform/i18n/locale'
import { readOverdue, type OverdueTask } from '@/lib/domain/work/tasks/overdue/queries'
import { daysFrom, fromUtcDate, type Day } from '@/lib/platform/dates/day'
import type { Context } from '@/lib/platform/http/context'
import type { CheckedInputOf, OutputOf } from '@/lib/platform/contract/contract'
import type { reports } from '../contract'
import { readToday } from '@/lib/domain/site/settings/queries'
import { namesOf } from '@/lib/domain/people/persons/rules'

type OverdueTasks = OutputOf<typeof reports.overdueTasks>

export async function overdueTasks(
  context: Context,
  { contractorId }: CheckedInputOf<typeof reports.overdueTasks>,
): Promise<OverdueTasks> {
  const today = await readToday(context)
  const rows = await readOverdue(context, today, contractorId)
  return rows.map((row) => present(row, today, context.language))
}

function present(
  { assigneeUser, ...task }: OverdueTask,
  today: Day,
  language: Locale,
): OverdueTasks[number] {
  const { nameTh, nameEn } = namesOf(assigneeUser.person)
  const dueDate = fromUtcDate(task.dueDate!)
  return {
    id: task.id,
    refId: task.refId,
    title: titleIn(language, task.title),
    taskType: task.taskTypeId,
    taskStatus: task.status,
    assigneeTh: nameTh,
    assigneeEn: nameEn,
    dueDate,
    daysLate: daysFrom(dueDate, today),
  }
}

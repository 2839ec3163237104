/**
 * งานแจ้งเตือนใคร และข้อความบอกอะไร
 * Who is told of a task, and what the texts name. Source: docs/daily.md#14-notices.
 */
import { titleIn } from '../title/rules'
import { addDays, fromUtcDate, type Day } from '@/lib/platform/dates/day'

type Task = { refId: string; title: string; dueDate: Date | null }

/** Readers have it in their language. */
const newsOfTitle = (title: string) => ({
  titleTh: titleIn('th', title),
  titleEn: titleIn('en', title),
})

export const newsOfAssignment = ({ refId, title, dueDate }: Task) => ({
  refId,
  ...newsOfTitle(title),
  dueDate: dueDate ? fromUtcDate(dueDate) : '',
  hasDueDate: dueDate ? 'yes' : 'no',
})

type PastDue = { refId: string; title: string; dueDate: Day; assignee: { th: string; en: string } }

/** The assigner hears whose task it is. */
export const newsOfOverdue = ({ refId, title, dueDate, assignee }: PastDue) => ({
  refId,
  ...newsOfTitle(title),
  dueDate,
  hasAssignee: 'yes',
  assigneeTh: assignee.th,
  assigneeEn: assignee.en,
})

/** Once the due date is more than so many days ago, the assigner is told, too. */
const ASSIGNER_AFTER = 3

type Overdue = { assigneeUserId: string; assignerUserId: string; dueDate: Day }

/** Whom to tell of a task that is past its due date. */
export const overdueRecipients = (
  { assigneeUserId, assignerUserId, dueDate }: Overdue,
  today: Day,
): string[] =>
  addDays(dueDate, ASSIGNER_AFTER) < today ? [assigneeUserId, assignerUserId] : [assigneeUserId]

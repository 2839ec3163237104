import { visibleTo } from '@/lib/domain/work/tasks/queries'
import { fromColumn, toColumn, type Day } from '@/lib/platform/dates/day'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { readWhole } from '@/lib/platform/db/paging'
import type { Context } from '@/lib/platform/http/context'
import type { CheckedInputOf, OutputOf } from '@/lib/platform/contract/contract'
import type { reports } from '../contract'
import { readToday } from '@/lib/domain/site/settings/queries'

const overdueSelect = {
  id: true,
  refId: true,
  title: true,
  taskTypeId: true,
  status: true,
  dueDate: true,
  assigneeUser: {
    select: {
      person: {
        select: { firstNameTh: true, lastNameTh: true, firstNameEn: true, lastNameEn: true },
      },
    },
  },
} satisfies Prisma.TaskSelect

type Row = Prisma.TaskGetPayload<{ select: typeof overdueSelect }>
type OverdueTasks = OutputOf<typeof reports.overdueTasks>

export async function overdueTasks(
  context: Context,
  { contractorId }: CheckedInputOf<typeof reports.overdueTasks>,
): Promise<OverdueTasks> {
  const today = await readToday(context)
  const rows = await readWhole((take) =>
    context.db.task.findMany({
      where: {
        AND: [
          visibleTo(context.actor),
          { status: { in: ['Open', 'InProgress', 'InReview'] }, dueDate: { lt: toColumn(today) } },
          contractorId ? about(contractorId) : {},
        ],
      },
      select: overdueSelect,
      orderBy: [{ dueDate: 'asc' }, { refId: 'asc' }],
      take,
    }),
  )
  return rows.map((row) => present(row, today))
}

/** The tasks that concern a company, by what they register. */
const about = (contractorId: string): Prisma.TaskWhereInput => ({
  OR: [
    { employerId: contractorId },
    { project: { employerId: contractorId } },
    { workPermit: { contractorId } },
  ],
})

function present({ assigneeUser, ...task }: Row, today: Day): OverdueTasks[number] {
  const { firstNameTh, lastNameTh, firstNameEn, lastNameEn } = assigneeUser.person
  const dueDate = fromColumn(task.dueDate!)
  return {
    id: task.id,
    refId: task.refId,
    title: task.title,
    taskType: task.taskTypeId,
    taskStatus: task.status,
    assigneeTh: `${firstNameTh} ${lastNameTh}`,
    assigneeEn: [firstNameEn, lastNameEn].filter(Boolean).join(' ') || null,
    dueDate,
    daysLate: daysFrom(dueDate, today),
  }
}

const DAY_MS = 86_400_000
const daysFrom = (from: Day, to: Day) =>
  Math.round((toColumn(to).getTime() - toColumn(from).getTime()) / DAY_MS)

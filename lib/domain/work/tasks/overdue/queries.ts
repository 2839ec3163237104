import { personNameSelect } from '@/lib/domain/people/persons/present'
import { toUtcDate, type Day } from '@/lib/platform/dates/day'
import type { Prisma } from '@/lib/platform/db/generated/client'
import type { Context } from '@/lib/platform/http/context'
import { aboutCompany, visibleTo } from '../queries'
import { unfinishedStatuses } from '../workflow'
import { readAllRows } from '@/lib/platform/db/paging'

const overdueSelect = {
  id: true,
  refId: true,
  title: true,
  taskTypeId: true,
  status: true,
  dueDate: true,
  assigneeUser: {
    select: { person: { select: personNameSelect } },
  },
} satisfies Prisma.TaskSelect

export type OverdueTask = Prisma.TaskGetPayload<{ select: typeof overdueSelect }>

/** The unfinished tasks that the actor sees and that are past their due date, the oldest first. */
export const readOverdue = (
  { db, actor }: Context,
  today: Day,
  contractorId?: string,
): Promise<OverdueTask[]> =>
  readAllRows((take) =>
    db.task.findMany({
      where: {
        AND: [
          visibleTo(actor),
          { status: { in: unfinishedStatuses }, dueDate: { lt: toUtcDate(today) } },
          contractorId ? aboutCompany(contractorId) : {},
        ],
      },
      select: overdueSelect,
      orderBy: [{ dueDate: 'asc' }, { refId: 'asc' }],
      take,
    }),
  )

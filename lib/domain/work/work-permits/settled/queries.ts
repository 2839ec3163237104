import { readActiveRoles } from '@/lib/domain/people/users/roles/queries'
import { siteClock } from '@/lib/domain/site/settings/queries'
import { fromUtcDate } from '@/lib/platform/dates/day'
import type { Database } from '@/lib/platform/db/database'
import type { Notice } from '@/lib/platform/db/generated/client'
import { isAwaited, isOver } from '../rules'

/**
 * Which of the notices ask for an approval that is not open to their reader any more, or to nobody as the permit is past its
 * end, or was asked for anew.
 */
export async function readSettledApprovals(
  { db }: Database,
  notices: readonly Notice[],
  now: Date,
): Promise<string[]> {
  const permits = await db.workPermit.findMany({
    where: { id: { in: notices.map(({ subjectId }) => subjectId) }, status: 'Submitted' },
    select: {
      id: true,
      workDate: true,
      endTime: true,
      requestedByUserId: true,
      contractorId: true,
      task: { select: { assigneeUserId: true } },
      project: { select: { workOwnerUserId: true, users: true } },
      approvals: { select: { role: true, userId: true } },
      logs: {
        where: { command: 'submit' },
        orderBy: [{ at: 'desc' }, { id: 'desc' }],
        take: 1,
        select: { id: true },
      },
    },
  })
  const activeRoles = await readActiveRoles(
    db,
    notices.map(({ userId }) => userId),
  )
  const clock = await siteClock(db, now)
  const isPast = ({ workDate, endTime }: (typeof permits)[number]) =>
    isOver({ workDate: workDate && fromUtcDate(workDate), endTime }, clock)
  const isOpen = ({ subjectId, userId, occasion }: Notice) => {
    const permit = permits.find(({ id }) => id === subjectId)
    const isLatest = permit?.logs.every(({ id }) => id === occasion)
    const roles = activeRoles.get(userId) ?? []
    return (
      permit !== undefined && isLatest && !isPast(permit) && isAwaited({ userId, roles }, permit)
    )
  }
  return notices.filter((notice) => !isOpen(notice)).map(({ id }) => id)
}

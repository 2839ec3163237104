import { readActiveRoles } from '@/lib/domain/people/users/roles/queries'
import type { Database } from '@/lib/platform/db/database'
import type { Notice } from '@/lib/platform/db/generated/client'
import { isAwaited } from '../rules'

/** Which of the notices ask for an approval that is not open to their reader any more, or was asked for anew. */
export async function readSettledApprovals(
  { db }: Database,
  notices: readonly Notice[],
): Promise<string[]> {
  const permits = await db.workPermit.findMany({
    where: { id: { in: notices.map(({ subjectId }) => subjectId) }, status: 'Submitted' },
    select: {
      id: true,
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
  const isOpen = ({ subjectId, userId, occasion }: Notice) => {
    const permit = permits.find(({ id }) => id === subjectId)
    const isLatest = permit?.logs.every(({ id }) => id === occasion)
    const roles = activeRoles.get(userId) ?? []
    return permit !== undefined && isLatest && isAwaited({ userId, roles }, permit)
  }
  return notices.filter((notice) => !isOpen(notice)).map(({ id }) => id)
}

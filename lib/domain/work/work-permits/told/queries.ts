import type { Database } from '@/lib/platform/db/database'
import type { Notice } from '@/lib/platform/db/generated/client'

/** Which of the notices ask for an approval that is not open to their reader any more. */
export async function readSettledApprovals(
  { db }: Database,
  notices: readonly Notice[],
): Promise<string[]> {
  const open = await db.workPermit.findMany({
    where: { id: { in: notices.map(({ subjectId }) => subjectId) }, status: 'Submitted' },
    select: { id: true, approvals: { select: { userId: true } } },
  })
  const isOpen = ({ subjectId, userId }: Notice) =>
    open.some(
      ({ id, approvals }) => id === subjectId && approvals.every((one) => one.userId !== userId),
    )
  return notices.filter((notice) => !isOpen(notice)).map(({ id }) => id)
}

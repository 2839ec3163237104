import type { Database } from '@/lib/platform/db/database'
import type { Notice } from '@/lib/platform/db/generated/client'

/** Which of the notices are about requests that have been answered. */
export async function readSettledRequests(
  { db }: Database,
  notices: readonly Notice[],
): Promise<string[]> {
  const open = await db.privacyRequest.findMany({
    where: { id: { in: notices.map(({ subjectId }) => subjectId) }, status: 'Open' },
    select: { id: true },
  })
  const waiting = new Set(open.map(({ id }) => id))
  return notices.filter(({ subjectId }) => !waiting.has(subjectId)).map(({ id }) => id)
}

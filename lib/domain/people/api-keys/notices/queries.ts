import type { Database } from '@/lib/platform/db/database'
import type { Notice } from '@/lib/platform/db/generated/client'

/** Which of the notices are about keys that were revoked, or removed with their account. */
export async function readSettledKeys(
  { db }: Database,
  notices: readonly Notice[],
): Promise<string[]> {
  const keys = await db.apiKey.findMany({
    where: { id: { in: notices.map(({ subjectId }) => subjectId) }, revokedAt: null },
    select: { id: true },
  })
  const working = new Set(keys.map(({ id }) => id))
  return notices.filter(({ subjectId }) => !working.has(subjectId)).map(({ id }) => id)
}

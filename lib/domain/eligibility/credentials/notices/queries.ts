import * as z from 'zod'
import type { Database } from '@/lib/platform/db/database'
import type { Notice } from '@/lib/platform/db/generated/client'
import { IS_LATEST } from '../renewals/rows'

/** Which of the notices are about credentials that were renewed, revoked or removed. */
export async function readSettledCredentials(
  { sql }: Database,
  notices: readonly Notice[],
): Promise<string[]> {
  const rows = await sql`
    SELECT credential."id" FROM "credentials" credential
    WHERE credential."id" = ANY(${notices.map(({ subjectId }) => subjectId)}::uuid[])
      AND credential."status" = 'Approved' AND ${IS_LATEST}`.rows(z.object({ id: z.guid() }))
  const ending = new Set(rows.map(({ id }) => id))
  return notices.filter(({ subjectId }) => !ending.has(subjectId)).map(({ id }) => id)
}

import * as z from 'zod'
import { Problem } from '@/lib/platform/contract/problem'
import type { Sql } from '@/lib/platform/db/sql'
import { openStatuses } from './rules'

const count = z.object({ projectId: z.guid(), count: z.int() })

/** How many permits are open, by project; nothing for a project without any. */
export async function countOpenPermits(
  sql: Sql,
  projectIds: string[],
): Promise<Map<string, number>> {
  const rows = await sql`
    SELECT "projectId", count(*)::int AS "count" FROM "work_permits"
    WHERE "projectId" = ANY(${projectIds}::uuid[]) AND "status" = ANY(${openStatuses}::text[]::"WorkPermitStatus"[])
    GROUP BY "projectId"`.rows(count)
  return new Map(rows.map((row) => [row.projectId, row.count]))
}

/** Throws `open-permits` where a project has any. */
export async function requireNoOpenPermit(sql: Sql, projectId: string): Promise<void> {
  const count = (await countOpenPermits(sql, [projectId])).get(projectId)
  if (count) throw new Problem('open-permits', { values: { count } })
}

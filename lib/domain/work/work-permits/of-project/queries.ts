import * as z from 'zod'
import { Problem } from '@/lib/platform/contract/problem'
import type { Sql } from '@/lib/platform/db/sql'
import { openStatuses } from './rules'

/** Throws `open-permits` where a project has any. */
export async function requireNoOpenPermit(sql: Sql, projectId: string): Promise<void> {
  const { count } = await sql`
    SELECT count(*)::int AS "count" FROM "work_permits"
    WHERE "projectId" = ${projectId}::uuid AND "status" = ANY(${openStatuses}::text[]::"WorkPermitStatus"[])`.one(
    z.object({ count: z.int() }),
  )
  if (count > 0) throw new Problem('open-permits', { values: { count } })
}

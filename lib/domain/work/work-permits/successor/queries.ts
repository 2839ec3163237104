import * as z from 'zod'
import type { Sql } from '@/lib/platform/db/sql'
import { REQUESTER_HAS_LEFT } from './rows'

const answer = z.object({ hasLeft: z.boolean() })

export async function readRequesterHasLeft(sql: Sql, permitId: string): Promise<boolean> {
  const { hasLeft } = await sql`
  SELECT ${REQUESTER_HAS_LEFT} AS "hasLeft" FROM "work_permits" permit
  WHERE permit."id" = ${permitId}::uuid`.one(answer)
  return hasLeft
}

/** The permits in a status whose requester has left. */
export async function listLeftPermits(sql: Sql, status: string): Promise<string[]> {
  const rows = await sql`
  SELECT permit."id" FROM "work_permits" permit
  WHERE permit."status" = ${status}::"WorkPermitStatus" AND ${REQUESTER_HAS_LEFT}`.rows(
    z.object({ id: z.guid() }),
  )
  return rows.map(({ id }) => id)
}

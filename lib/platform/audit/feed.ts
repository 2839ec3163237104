import * as z from 'zod'
import type { ReadSql } from '../db/sql'

/** Lines that a reader of the feed links at most; a job links the others. */
const MOST_LINKED = 1_000

const line = z.object({
  seq: z.string(),
  id: z.guid(),
  at: z.string(),
  event: z.string(),
  subjectType: z.string(),
  subjectId: z.string().nullable(),
})
type FeedLine = z.output<typeof line>

/**
 * The lines after a place in the chain, in its order. Unlike the order in which lines were written, that of the chain
 * has no gap which is filled later: lines are linked once their transactions have committed.
 */
export async function readFeed(
  sql: ReadSql,
  { after, limit }: { after: string; limit: number },
): Promise<FeedLine[]> {
  await linkWaitingLines(sql)
  return sql`
    SELECT l."seq"::text, e."id", to_char(e."at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "at",
      e."event", e."subjectType", e."subjectId"
    FROM "audit_links" l JOIN "audit_entries" e ON e."id" = l."entryId"
    WHERE l."seq" > ${after}::bigint ORDER BY l."seq" LIMIT ${limit}`.rows(line)
}

export async function endOfFeed(sql: ReadSql): Promise<string> {
  await linkWaitingLines(sql)
  const { seq } = await sql`SELECT coalesce(max("seq"), 0)::text AS "seq" FROM "audit_links"`.one(
    line.pick({ seq: true }),
  )
  return seq
}

const linkWaitingLines = (sql: ReadSql) =>
  sql`SELECT link_audit_entries(${MOST_LINKED}) WHERE EXISTS (SELECT FROM "audit_unlinked")`.run()

import { endOfFeed, readFeed } from '@/lib/platform/audit/feed'
import type { CheckedInputOf, OutputOf } from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import type { ReadSql } from '@/lib/platform/db/sql'
import type { ReadContext } from '@/lib/platform/http/context'
import type { changes } from './contract'
import { changesAmong } from './rules'

/** Reads the chain of audit lines, whose order is that of commits. Source: docs/integration.md#changes. */
export async function getChanges(
  { sql, actor }: ReadContext,
  { after, limit }: CheckedInputOf<typeof changes.get>,
): Promise<OutputOf<typeof changes.get>> {
  if (!after) return { items: [], next: await endOfFeed(sql), isCaughtUp: true }
  const lines = await readFeed(sql, { after, limit })
  if (lines.length === 0) await requirePlace(sql, after)
  const items = changesAmong(lines, actor)
  return { items, next: lines.at(-1)?.seq ?? after, isCaughtUp: lines.length < limit }
}

/** After a restore the chain may end before a place that was read: its numbers are given once more, to other changes. */
async function requirePlace(sql: ReadSql, after: string): Promise<void> {
  const end = await endOfFeed(sql)
  if (BigInt(after) > BigInt(end))
    throw new Problem('place-unknown', { field: 'after', values: { after, end } })
}

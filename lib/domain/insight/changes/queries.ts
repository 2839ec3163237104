import { endOfFeed, readFeed } from '@/lib/platform/audit/feed'
import type { CheckedInputOf, OutputOf } from '@/lib/platform/contract/contract'
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
  const items = changesAmong(lines, actor)
  return { items, next: lines.at(-1)?.seq ?? after, isCaughtUp: lines.length < limit }
}

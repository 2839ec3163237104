import type { RetentionRule } from '@/lib/platform/db/generated/client'
import type { RetentionRuleRecord } from './contract'

export const presentRule = ({
  id,
  kind,
  months,
  before,
  count,
  oldestAt,
  proposedAt,
  rowVersion,
}: RetentionRule): RetentionRuleRecord => ({
  id,
  kind,
  months,
  proposal: before &&
    proposedAt && {
      before: before.toISOString(),
      count,
      oldestAt: oldestAt?.toISOString() ?? null,
      proposedAt: proposedAt.toISOString(),
    },
  rowVersion,
})

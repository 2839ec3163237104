import type { Prisma } from '@/lib/platform/db/generated/client'
import { pagingOf, totalOf, type Sorting } from '@/lib/platform/db/paging'
import type { Context } from '@/lib/platform/http/context'
import type { CheckedInputOf, OutputOf } from '@/lib/platform/contract/contract'
import type { retentionRules } from './contract'
import { presentRule } from './present'

const sorting = {
  kind: (direction) => [{ kind: direction }],
} satisfies Sorting<Prisma.RetentionRuleOrderByWithRelationInput>

export async function searchRetentionRules(
  { db }: Pick<Context, 'db'>,
  { kind, ...paging }: CheckedInputOf<typeof retentionRules.search>,
): Promise<OutputOf<typeof retentionRules.search>> {
  const where = { kind }
  const page = pagingOf(paging, sorting)
  const rows = await db.retentionRule.findMany({ where, ...page })
  return {
    rows: rows.map(presentRule),
    total: await totalOf(page, rows, () => db.retentionRule.count({ where })),
  }
}

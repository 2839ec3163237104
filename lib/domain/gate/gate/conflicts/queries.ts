import { requireUser } from '@/lib/platform/http/people-only'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { pagingOf, totalOf, type Sorting } from '@/lib/platform/db/paging'
import type { GateReadContext } from '@/lib/platform/http/context'
import type { CheckedInputOf, OutputOf } from '@/lib/platform/contract/contract'
import type { gate } from '../contract'
import { conflictSelect, presentConflict } from '../present'

const sorting = {
  at: (direction) => [{ event: { at: direction } }],
} satisfies Sorting<Prisma.GateConflictOrderByWithRelationInput>

export async function searchConflicts(
  { db, actor, language }: GateReadContext,
  { isSettled, gateId, ...paging }: CheckedInputOf<typeof gate.conflicts>,
): Promise<OutputOf<typeof gate.conflicts>> {
  requireUser(actor)
  const where: Prisma.GateConflictWhereInput = {
    ...(isSettled !== undefined && { settledAt: isSettled ? { not: null } : null }),
    ...(gateId && { event: { gateId } }),
  }
  const page = pagingOf(paging, sorting)
  const rows = await db.gateConflict.findMany({ where, select: conflictSelect, ...page })
  return {
    rows: rows.map((row) => presentConflict(language, row)),
    total: await totalOf(page, rows, () => db.gateConflict.count({ where })),
  }
}

import { getPerson } from '@/lib/domain/people/persons/queries'
import { isContractorOnly } from '@/lib/platform/access/actor'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { pagingOf, totalOf, type Sorting } from '@/lib/platform/db/paging'
import type { Context } from '@/lib/platform/http/context'
import type { CheckedInputOf, OutputOf } from '@/lib/platform/contract/contract'
import type { gate } from '../contract'
import { eventSelect, presentEvent } from '../present'

const sorting = {
  at: (direction) => [{ at: direction }],
} satisfies Sorting<Prisma.GateEventOrderByWithRelationInput>

export async function searchHistory(
  context: Context,
  { personId, ...paging }: CheckedInputOf<typeof gate.history>,
): Promise<OutputOf<typeof gate.history>> {
  const { db, language, actor } = context
  await getPerson(context, { id: personId })
  const where = { personId, ...(isContractorOnly(actor) && { employerId: actor.employerId }) }
  const page = pagingOf(paging, sorting)
  const rows = await db.gateEvent.findMany({ where, select: eventSelect, ...page })
  return {
    rows: rows.map((row) => presentEvent(language, row)),
    total: await totalOf(page, rows, () => db.gateEvent.count({ where })),
  }
}

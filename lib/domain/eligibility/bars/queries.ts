import { matchingName } from '@/lib/domain/people/persons/queries'
import { readToday } from '@/lib/domain/site/settings/queries'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { emptyLast, pagingOf, totalOf, type Sorting } from '@/lib/platform/db/paging'
import { matchesKeyword } from '@/lib/platform/db/search'
import type { Context } from '@/lib/platform/http/context'
import type { CheckedInputOf, OutputOf } from '@/lib/platform/contract/contract'
import type { bars } from './contract'
import { barSelect, presentBar } from './present'

const sorting = {
  fromDate: (direction) => [{ fromDate: direction }],
  untilDate: (direction) => [{ untilDate: emptyLast(direction) }],
} satisfies Sorting<Prisma.BarOrderByWithRelationInput>

export async function searchBars(
  context: Context,
  {
    keyword,
    personId,
    employerId,
    isLifted,
    sort = '-fromDate',
    ...paging
  }: CheckedInputOf<typeof bars.search>,
): Promise<OutputOf<typeof bars.search>> {
  const { db, actor } = context
  const where: Prisma.BarWhereInput = {
    AND: [
      { personId },
      ...(isLifted === undefined ? [] : [{ liftedAt: isLifted ? { not: null } : null }]),
      ...(employerId ? [{ OR: [{ employerId }, { person: { employerId } }] }] : []),
      ...(keyword ? [matching(keyword)] : []),
    ],
  }
  const page = pagingOf({ ...paging, sort }, sorting)
  const rows = await db.bar.findMany({ where, select: barSelect, ...page })
  const today = await readToday(context)
  return {
    rows: rows.map((row) => presentBar(actor, row, today)),
    total: await totalOf(page, rows, () => db.bar.count({ where })),
  }
}

const matching = (keyword: string): Prisma.BarWhereInput => ({
  OR: [
    { person: matchingName(keyword) },
    matchesKeyword<Prisma.BarWhereInput>(keyword, (contains) => [
      { employer: { nameTh: contains } },
      { employer: { nameEn: contains } },
      { reason: contains },
    ]),
  ],
})

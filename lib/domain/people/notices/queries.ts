import { readerOf } from '@/lib/domain/site/settings/queries'
import type { CheckedInputOf, OutputOf } from '@/lib/platform/contract/contract'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { pagingOf, type Sorting } from '@/lib/platform/db/paging'
import type { ReadContext } from '@/lib/platform/http/context'
import { searchNoticesOf } from '@/lib/platform/notices/notices'
import type { notices } from './contract'
import { presentNotice } from './present'

const sorting = {
  createdAt: (direction) => [{ createdAt: direction }],
} satisfies Sorting<Prisma.NoticeOrderByWithRelationInput>

/** The latest first, unless asked otherwise. */
export async function searchNotices(
  context: ReadContext,
  { isRead, sort = '-createdAt', ...paging }: CheckedInputOf<typeof notices.search>,
): Promise<OutputOf<typeof notices.search>> {
  const { db, actor } = context
  const wanted = { userId: actor.userId, isRead }
  const { rows, total } = await searchNoticesOf(db, wanted, pagingOf({ ...paging, sort }, sorting))
  const reader = await readerOf(context)
  return { rows: rows.map((row) => presentNotice(row, actor, reader)), total }
}

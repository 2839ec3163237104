import type { ReadSubjectNames } from '@/lib/platform/audit/subject-name'
import { readUserNames } from '@/lib/domain/people/users/names/queries'
import type { CheckedInputOf, OutputOf } from '@/lib/platform/contract/contract'
import type { Actor } from '@/lib/platform/access/actor'
import { database } from '@/lib/platform/db/database'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { pagingOf, totalOf, type Sorting } from '@/lib/platform/db/paging'
import type { ReadContext } from '@/lib/platform/http/context'
import type { savedViews } from './contract'
import { presentView } from './present'
import { visibleTo } from './references'
import type { ListScreen } from './rules'

const sorting = {
  name: (direction) => [{ name: direction }],
} satisfies Sorting<Prisma.SavedViewOrderByWithRelationInput>

export async function searchSavedViews(
  { db, actor }: ReadContext,
  { screen, ...paging }: CheckedInputOf<typeof savedViews.search>,
): Promise<OutputOf<typeof savedViews.search>> {
  const where = { AND: [visibleTo(actor), { screen }] }
  const page = pagingOf(paging, sorting)
  const rows = await db.savedView.findMany({ where, ...page })
  const names = await readUserNames(
    db,
    rows.map(({ ownerId }) => ownerId),
  )
  return {
    rows: rows.map((row) => presentView(row, names.get(row.ownerId)!, actor)),
    total: await totalOf(page, rows, () => db.savedView.count({ where })),
  }
}

/** The query of the actor's default view, if there is one. */
export async function readDefaultQuery({ userId }: Actor, screen: ListScreen) {
  const own = { ownerId: userId, screen, isDefault: true }
  const view = await database().db.savedView.findFirst({ where: own, select: { query: true } })
  return view?.query || null
}

export const readViewNames: ReadSubjectNames = async (db, ids) => {
  const rows = await db.savedView.findMany({
    where: { id: { in: ids } },
    select: { id: true, name: true },
  })
  return rows.map(({ id, name }) => ({ id, th: name, en: name }))
}

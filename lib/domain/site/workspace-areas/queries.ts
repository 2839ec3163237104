import type { Prisma } from '@/lib/platform/db/generated/client'
import { emptyLast, pageOf, type Sorting } from '@/lib/platform/db/paging'
import { matchesKeyword } from '@/lib/platform/db/search'
import type { Context } from '@/lib/platform/http/context'
import type { CheckedInputOf, OutputOf } from '@/lib/platform/contract/contract'
import type { workspaceAreas } from './contract'

const sorting = {
  code: (direction) => [{ code: direction }],
  nameTh: (direction) => [{ nameTh: direction }],
  nameEn: (direction) => [{ nameEn: emptyLast(direction) }],
} satisfies Sorting<Prisma.WorkspaceAreaOrderByWithRelationInput>

const workspaceAreaSelect = {
  id: true,
  code: true,
  nameTh: true,
  nameEn: true,
  isActive: true,
  rowVersion: true,
} satisfies Prisma.WorkspaceAreaSelect

export async function searchWorkspaceAreas(
  { db }: Context,
  { keyword, isActive, ...wish }: CheckedInputOf<typeof workspaceAreas.search>,
): Promise<OutputOf<typeof workspaceAreas.search>> {
  const where = { isActive, ...matching(keyword) }
  const page = pageOf(wish, sorting)
  const rows = await db.workspaceArea.findMany({ where, select: workspaceAreaSelect, ...page })
  return { rows, total: await db.workspaceArea.count({ where }) }
}

const matching = (keyword: string | undefined) =>
  matchesKeyword<Prisma.WorkspaceAreaWhereInput>(keyword, (contains) => [
    { code: contains },
    { nameTh: contains },
    { nameEn: contains },
  ])

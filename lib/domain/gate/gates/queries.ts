import type { ReadSubjectNames } from '@/lib/platform/audit/subject-name'
import { namesInBoth } from '@/lib/platform/i18n/names'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { emptyLast, pagingOf, totalOf, type Sorting } from '@/lib/platform/db/paging'
import { matchesKeyword } from '@/lib/platform/db/search'
import type { ReadContext } from '@/lib/platform/http/context'
import type { CheckedInputOf, OutputOf } from '@/lib/platform/contract/contract'
import type { gates } from './contract'

const sorting = {
  code: (direction) => [{ code: direction }],
  nameTh: (direction) => [{ nameTh: direction }],
  nameEn: (direction) => [{ nameEn: emptyLast(direction) }],
} satisfies Sorting<Prisma.GateOrderByWithRelationInput>

const gateSelect = {
  id: true,
  code: true,
  nameTh: true,
  nameEn: true,
  workspaceAreaId: true,
  workspaceArea: { select: { id: true, nameTh: true, nameEn: true } },
  isActive: true,
  rowVersion: true,
} satisfies Prisma.GateSelect

export async function searchGates(
  { db }: ReadContext,
  { keyword, isActive, ...paging }: CheckedInputOf<typeof gates.search>,
): Promise<OutputOf<typeof gates.search>> {
  const where = { isActive, ...matching(keyword) }
  const page = pagingOf(paging, sorting)
  const rows = await db.gate.findMany({ where, select: gateSelect, ...page })
  return { rows, total: await totalOf(page, rows, () => db.gate.count({ where })) }
}

const matching = (keyword: string | undefined) =>
  matchesKeyword<Prisma.GateWhereInput>(keyword, (contains) => [
    { code: contains },
    { nameTh: contains },
    { nameEn: contains },
  ])

export const readGateNames: ReadSubjectNames = async (db, ids) => {
  const rows = await db.gate.findMany({
    where: { id: { in: ids } },
    select: { id: true, code: true, nameTh: true, nameEn: true },
  })
  return rows.map(({ id, code, ...names }) => {
    const { th, en } = namesInBoth(names)
    return { id, th: `${code} ${th}`, en: `${code} ${en}` }
  })
}

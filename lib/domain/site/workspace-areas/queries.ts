import * as z from 'zod'
import type { ReadSubjectNames } from '@/lib/platform/audit/subject-name'
import { namesInBoth } from '@/lib/platform/i18n/names'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { emptyLast, pagingOf, readAllRows, totalOf, type Sorting } from '@/lib/platform/db/paging'
import { matchesKeyword } from '@/lib/platform/db/search'
import type { Context } from '@/lib/platform/http/context'
import type { CheckedInputOf, OutputOf } from '@/lib/platform/contract/contract'
import type { workspaceAreas } from './contract'
import type { Db } from '@/lib/platform/db/database'
import type { Sql } from '@/lib/platform/db/sql'

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
  { keyword, isActive, ids, ...paging }: CheckedInputOf<typeof workspaceAreas.search>,
): Promise<OutputOf<typeof workspaceAreas.search>> {
  const where = { isActive, ...(ids && { id: { in: ids } }), ...matching(keyword) }
  const page = pagingOf(paging, sorting)
  const rows = await db.workspaceArea.findMany({ where, select: workspaceAreaSelect, ...page })
  return { rows, total: await totalOf(page, rows, () => db.workspaceArea.count({ where })) }
}

const matching = (keyword: string | undefined) =>
  matchesKeyword<Prisma.WorkspaceAreaWhereInput>(keyword, (contains) => [
    { code: contains },
    { nameTh: contains },
    { nameEn: contains },
  ])

export const countActiveAreas = (db: Db): Promise<number> =>
  db.workspaceArea.count({ where: { isActive: true } })

export const listActiveAreas = (db: Db) =>
  readAllRows((take) =>
    db.workspaceArea.findMany({
      where: { isActive: true },
      select: { id: true, nameTh: true, nameEn: true, code: true },
      orderBy: { code: 'asc' },
      take,
    }),
  )

export const isActiveArea = async (db: Db, id: string): Promise<boolean> =>
  (await db.workspaceArea.count({ where: { id, isActive: true } })) > 0

/** Those of the ids that exist. */
export async function findAreaIds(sql: Sql, ids: readonly string[]): Promise<string[]> {
  const found = await sql`
    SELECT "id" FROM "workspace_areas" WHERE "id" = ANY(${ids}::uuid[])`.rows(
    z.object({ id: z.guid() }),
  )
  return found.map(({ id }) => id)
}

export const readAreaNames: ReadSubjectNames = async (db, ids) => {
  const rows = await db.workspaceArea.findMany({
    where: { id: { in: ids } },
    select: { id: true, nameTh: true, nameEn: true, code: true },
  })
  return rows.map(({ id, code, ...names }) => {
    const { th, en } = namesInBoth(names)
    return { id, key: code, th: `${code} ${th}`, en: `${code} ${en}` }
  })
}

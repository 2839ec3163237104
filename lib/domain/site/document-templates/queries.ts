import * as z from 'zod'
import type { ReadSubjectNames } from '@/lib/platform/audit/subject-name'
import { namesInBoth } from '@/lib/platform/i18n/names'
import { assetSelect } from '@/lib/domain/site/assets/present'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { emptyLast, pagingOf, readAllRows, totalOf, type Sorting } from '@/lib/platform/db/paging'
import { matchesKeyword } from '@/lib/platform/db/search'
import type { Context } from '@/lib/platform/http/context'
import type { CheckedInputOf, OutputOf } from '@/lib/platform/contract/contract'
import type { documentTemplates } from './contract'
import type { Db } from '@/lib/platform/db/database'
import type { Sql } from '@/lib/platform/db/sql'

const sorting = {
  nameTh: (direction) => [{ nameTh: direction }],
  nameEn: (direction) => [{ nameEn: emptyLast(direction) }, { nameTh: direction }],
} satisfies Sorting<Prisma.DocumentTemplateOrderByWithRelationInput>

const documentTemplateSelect = {
  id: true,
  nameTh: true,
  nameEn: true,
  isActive: true,
  asset: { select: assetSelect },
  rowVersion: true,
} satisfies Prisma.DocumentTemplateSelect

export async function searchDocumentTemplates(
  { db }: Context,
  { keyword, isActive, ...paging }: CheckedInputOf<typeof documentTemplates.search>,
): Promise<OutputOf<typeof documentTemplates.search>> {
  const where = { isActive, ...matching(keyword) }
  const page = pagingOf(paging, sorting)
  const rows = await db.documentTemplate.findMany({
    where,
    select: documentTemplateSelect,
    ...page,
  })
  return { rows, total: await totalOf(page, rows, () => db.documentTemplate.count({ where })) }
}

const matching = (keyword: string | undefined) =>
  matchesKeyword<Prisma.DocumentTemplateWhereInput>(keyword, (contains) => [
    { nameTh: contains },
    { nameEn: contains },
  ])

/** In the order of their Thai names. */
export const listActiveDocumentTemplates = (db: Db) =>
  readAllRows((take) =>
    db.documentTemplate.findMany({
      where: { isActive: true },
      select: { id: true, nameTh: true, nameEn: true },
      orderBy: { nameTh: 'asc' },
      take,
    }),
  )

/** Those of the ids that exist. */
export async function findDocumentTemplateIds(sql: Sql, ids: readonly string[]): Promise<string[]> {
  const found = await sql`
    SELECT "id" FROM "document_templates" WHERE "id" = ANY(${ids}::uuid[])`.rows(
    z.object({ id: z.guid() }),
  )
  return found.map(({ id }) => id)
}

/** Those of the files that a template has. */
export async function findTemplateAssets(db: Db, assetIds: string[]): Promise<string[]> {
  const found = await db.documentTemplate.findMany({
    where: { assetId: { in: assetIds } },
    select: { assetId: true },
  })
  return found.flatMap(({ assetId }) => assetId ?? [])
}

export const readDocumentNames: ReadSubjectNames = async (db, ids) => {
  const rows = await db.documentTemplate.findMany({
    where: { id: { in: ids } },
    select: { id: true, nameTh: true, nameEn: true },
  })
  return rows.map(({ id, ...names }) => ({ id, ...namesInBoth(names) }))
}

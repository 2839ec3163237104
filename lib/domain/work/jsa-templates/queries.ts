import type { ReadSubjectNames } from '@/lib/platform/audit/subject-name'
import { namesInBoth } from '@/lib/platform/i18n/names'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { emptyLast, pagingOf, readAllRows, totalOf, type Sorting } from '@/lib/platform/db/paging'
import { matchesKeyword } from '@/lib/platform/db/search'
import type { Context } from '@/lib/platform/http/context'
import type { CheckedInputOf, OutputOf } from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import type { JsaTemplateDraft, JsaTemplateRecord, JsaTemplateRow, jsaTemplates } from './contract'
import { jsaTemplateSelect, presentJsaRow, presentJsaTemplate } from './present'
import type { Db } from '@/lib/platform/db/database'

const sorting = {
  code: (direction) => [{ code: direction }],
  nameTh: (direction) => [{ nameTh: direction }],
  nameEn: (direction) => [{ nameEn: emptyLast(direction) }],
  typeCode: (direction) => [{ typeCode: direction }, { code: 'asc' }],
} satisfies Sorting<Prisma.JsaTemplateOrderByWithRelationInput>

export async function searchJsaTemplates(
  context: Context,
  { keyword, typeCode, isSystem, IsEnabled, ...page }: CheckedInputOf<typeof jsaTemplates.search>,
): Promise<OutputOf<typeof jsaTemplates.search>> {
  const where = {
    typeCode,
    isSystem,
    isEnabled: IsEnabled,
    ...matching(keyword),
  }
  const { db } = context
  const order = pagingOf(page, sorting)
  const rows = await db.jsaTemplate.findMany({ where, select: jsaTemplateSelect, ...order })
  return {
    rows: rows.map((row) => presentJsaRow(context, row)),
    total: await totalOf(order, rows, () => db.jsaTemplate.count({ where })),
  }
}

const matching = (keyword: string | undefined) =>
  matchesKeyword<Prisma.JsaTemplateWhereInput>(keyword, (contains) => [
    { code: contains },
    { nameTh: contains },
    { nameEn: contains },
  ])

export async function getJsaTemplate(
  context: Context,
  { id }: CheckedInputOf<typeof jsaTemplates.get>,
): Promise<JsaTemplateRecord> {
  const row = await context.db.jsaTemplate.findUnique({ where: { id }, select: jsaTemplateSelect })
  if (!row) throw new Problem('record-not-found', { values: { id } })
  return presentJsaTemplate(context, row)
}

export const createJsaTemplateDraft = async (): Promise<JsaTemplateDraft> => ({
  code: '',
  nameTh: '',
  nameEn: '',
  typeCode: 'General',
  IsEnabled: true,
  steps: [],
})

export async function listForContractor(
  context: Context,
  { typeCode }: CheckedInputOf<typeof jsaTemplates.listForContractor>,
): Promise<JsaTemplateRecord[]> {
  const rows = await readAllRows((take) =>
    context.db.jsaTemplate.findMany({
      where: { isEnabled: true, typeCode },
      select: jsaTemplateSelect,
      orderBy: [{ nameTh: 'asc' }, { id: 'asc' }],
      take,
    }),
  )
  return rows.map((row) => presentJsaTemplate(context, row))
}

/** Templates are large: all matches are sorted by their ids and types, and only those of the page are read. */
export async function searchForContractor(
  context: Context,
  { keyword, ids, typeFirst, ...page }: CheckedInputOf<typeof jsaTemplates.searchForContractor>,
): Promise<OutputOf<typeof jsaTemplates.searchForContractor>> {
  const { db } = context
  const where = { isEnabled: true, ...(ids && { id: { in: ids } }), ...matching(keyword) }
  const { orderBy, skip, take } = pagingOf(page, sorting)
  const found = await db.jsaTemplate.findMany({
    where,
    select: { id: true, typeCode: true },
    orderBy,
  })
  const rankOf = ({ typeCode }: { typeCode: string }) => (typeCode === typeFirst ? 0 : 1)
  const sorted = found.toSorted((a, b) => rankOf(a) - rankOf(b)).map(({ id }) => id)
  const pageIds = sorted.slice(skip, take && skip + take)
  const rows = await db.jsaTemplate.findMany({
    where: { id: { in: pageIds } },
    select: jsaTemplateSelect,
  })
  return {
    rows: rows
      .toSorted((a, b) => pageIds.indexOf(a.id) - pageIds.indexOf(b.id))
      .map((row) => presentJsaTemplate(context, row)),
    total: sorted.length,
  }
}

export async function listSystem(context: Context): Promise<JsaTemplateRow[]> {
  const rows = await context.db.jsaTemplate.findMany({
    where: { isSystem: true },
    select: jsaTemplateSelect,
    orderBy: { id: 'asc' },
  })
  return rows.map((row) => presentJsaRow(context, row))
}

export async function checkImported(
  { db }: Context,
  { ids }: CheckedInputOf<typeof jsaTemplates.checkImported>,
): Promise<OutputOf<typeof jsaTemplates.checkImported>> {
  const copies = await db.jsaTemplate.findMany({
    where: { sourceTemplateId: { in: ids } },
    select: { id: true, sourceTemplateId: true },
  })
  const copyOf = new Map(copies.map((copy) => [copy.sourceTemplateId, copy.id]))
  return ids.map((id) => ({ id, isImported: copyOf.has(id), templateId: copyOf.get(id) }))
}

/** What a permit copies of a template; null where the template may not be chosen. */
export const findOfferedTemplate = (db: Db, id: string) =>
  db.jsaTemplate.findFirst({
    where: { id, isSystem: false, isEnabled: true },
    select: { revision: true, steps: true },
  })

export const readJsaNames: ReadSubjectNames = async (db, ids) => {
  const rows = await db.jsaTemplate.findMany({
    where: { id: { in: ids } },
    select: { id: true, nameTh: true, nameEn: true, code: true },
  })
  return rows.map(({ id, code, ...names }) => {
    const { th, en } = namesInBoth(names)
    return { id, th: `${code} ${th}`, en: `${code} ${en}` }
  })
}

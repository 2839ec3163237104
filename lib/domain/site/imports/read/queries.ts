import type { ReadSubjectNames } from '@/lib/platform/audit/subject-name'
import * as z from 'zod'
import type { CheckedInputOf, OutputOf } from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { pagingOf, totalOf, type Sorting } from '@/lib/platform/db/paging'
import type { Context, ReadContext } from '@/lib/platform/http/context'
import { messageAt } from '@/lib/platform/i18n/message-at'
import { messages } from '@/lib/platform/i18n/catalogue'
import { labelOf } from '../cells/rules'
import type { ImportPage, imports } from '../contract'
import { columnsOf } from '../kinds/by-name/columns'
import {
  importSelect,
  noCounts,
  presentImport,
  presentProblem,
  presentRow,
  rowSelect,
  storedColumns,
  type Counts,
} from '../present'
import { decryptedTexts, storedTexts } from '../texts/rows'
import { isOwn, listedFor, requireKind, visibleTo } from '../references'
import { importOutcomes, offeredCommands } from '../rules'

const sorting = {
  createdAt: (direction) => [{ createdAt: direction }],
  fileName: (direction) => [{ fileName: direction }],
  kind: (direction) => [{ kind: direction }, { createdAt: 'desc' }],
} satisfies Sorting<Prisma.ImportOrderByWithRelationInput>

/** The latest first, unless asked otherwise. */
export async function searchImports(
  { db, sql, actor }: ReadContext,
  { kind, sort = '-createdAt', ...paging }: CheckedInputOf<typeof imports.search>,
): Promise<OutputOf<typeof imports.search>> {
  const where = { AND: [{ kind }, listedFor(actor)] }
  const page = pagingOf({ ...paging, sort }, sorting)
  const rows = await db.import.findMany({ where, select: importSelect, ...page })
  const counts = await readCounts(
    sql,
    rows.map(({ id }) => id),
  )
  return {
    rows: rows.map((row) => presentImport(row, counts.get(row.id) ?? noCounts)),
    total: await totalOf(page, rows, () => db.import.count({ where })),
  }
}

const count = z.object({ id: z.guid(), outcome: z.enum(importOutcomes), count: z.int() })

async function readCounts(sql: Context['sql'], ids: string[]): Promise<Map<string, Counts>> {
  const rows = await sql`
    SELECT "importId" AS "id", "outcome"::text, count(*)::int AS "count" FROM "import_rows"
    WHERE "importId" = ANY(${ids}::uuid[]) AND "outcome" IS NOT NULL GROUP BY 1, 2`.rows(count)
  const counts = new Map(ids.map((id) => [id, { ...noCounts }]))
  for (const row of rows) counts.get(row.id)![row.outcome] = row.count
  return counts
}

export async function getImport(
  { db, sql, actor, now, language }: ReadContext,
  { id }: CheckedInputOf<typeof imports.get>,
): Promise<ImportPage> {
  const row = await db.import.findFirst({
    where: { AND: [{ id }, visibleTo(actor)] },
    select: {
      ...importSelect,
      otherSheets: true,
      columns: true,
      mapping: true,
      onMatch: true,
      problemCode: true,
      madeByUserId: true,
      emptiedAt: true,
      rowVersion: true,
    },
  })
  if (!row) throw new Problem('record-not-found', { values: { id } })
  requireKind(actor, row.kind)
  const { columns, mapping, problemCode, madeByUserId, ...others } = row
  const { emptiedAt, rowVersion, onMatch, otherSheets, ...listed } = others
  const own = isOwn(actor, { madeByUserId })
  const counts = await readCounts(sql, [id])
  const texts = own ? await readSamples(db, id) : []
  return {
    ...presentImport(listed, counts.get(id) ?? noCounts),
    otherSheets,
    columns: storedColumns.parse(columns).map(({ key, header }) => ({
      key,
      header: own ? header : '',
      samples: texts.map((cells) => cells[key] ?? '').filter((text) => text !== ''),
    })),
    fields: columnsOf[row.kind].map((column) => ({
      field: column.field,
      label: labelOf(language, column),
      isRequired: column.isRequired ?? false,
      hint: messageAt(messages[language], `imports.hints.${row.kind}.${column.field}`) ?? null,
    })),
    mapping: storedTexts.parse(mapping),
    onMatch,
    problem: presentProblem(language, problemCode),
    errorGroups: await readGroups({ db, sql, language }, id, own ? storedTexts.parse(mapping) : {}),
    isOwn: own,
    emptiedAt: emptiedAt?.toISOString() ?? null,
    rowVersion,
    can: offeredCommands({ ...listed, emptiedAt, isOwn: own }, now),
  }
}

async function readSamples(db: Context['db'], importId: string) {
  const rows = await db.importRow.findMany({
    where: { importId },
    orderBy: { rowNo: 'asc' },
    take: SAMPLES,
    select: { importId: true, rowNo: true, cells: true },
  })
  return rows.map(decryptedTexts)
}

/** Rows from which a page shows what stands in a column. */
const SAMPLES = 3
const MOST_GROUPS = 100

const group = z.object({
  column: z.string().nullable(),
  code: z.string(),
  message: z.string(),
  count: z.int(),
  firstRow: z.int(),
  isSame: z.boolean(),
})

/**
 * The errors by column and code, the most frequent first; one with several sentences shows the first. `text`: what
 * stands in the cells, where it is the same in all.
 */
async function readGroups(
  { db, sql, language }: Pick<ReadContext, 'db' | 'sql' | 'language'>,
  importId: string,
  mapping: Record<string, string>,
) {
  const groups = await sql`
    SELECT error->>'column' AS "column", error->>'code' AS "code", min(error->>${language}) AS "message",
      count(*)::int AS "count", min("rowNo")::int AS "firstRow",
      bool_and(error ? 'cell') AND count(DISTINCT error->>'cell') = 1 AS "isSame"
    FROM "import_rows", jsonb_array_elements("errors") error
    WHERE "importId" = ${importId}::uuid GROUP BY 1, 2 ORDER BY 4 DESC, 1, 2 LIMIT ${MOST_GROUPS}`.rows(
    group,
  )
  const rows = await db.importRow.findMany({
    where: { importId, rowNo: { in: groups.map(({ firstRow }) => firstRow) } },
    select: { importId: true, rowNo: true, cells: true },
  })
  const texts = new Map(rows.map((row) => [row.rowNo, decryptedTexts(row)]))
  return groups.map(({ isSame, ...each }) => {
    const key = mapping[each.column ?? '']
    return { ...each, text: isSame && key ? (texts.get(each.firstRow)?.[key] ?? '') : null }
  })
}

export async function searchImportRows(
  { db, actor, language }: ReadContext,
  { id, outcome, column, code, kept, ...paging }: CheckedInputOf<typeof imports.searchRows>,
): Promise<OutputOf<typeof imports.searchRows>> {
  const file = await db.import.findFirst({
    where: { AND: [{ id }, visibleTo(actor)] },
    select: { kind: true, madeByUserId: true },
  })
  if (!file) throw new Problem('record-not-found', { values: { id } })
  requireKind(actor, file.kind)
  const error = { ...(column && { column }), ...(code && { code }) }
  const where = {
    importId: id,
    outcome,
    ...(kept && { undone: false }),
    ...((column || code) && { errors: { array_contains: [error] } }),
  } satisfies Prisma.ImportRowWhereInput
  const { skip, take } = pagingOf({ ...paging, sort: 'rowNo' }, { rowNo: () => [] })
  const orderBy = { rowNo: paging.sort?.startsWith('-') ? 'desc' : 'asc' } as const
  const rows = await db.importRow.findMany({ where, select: rowSelect, orderBy, skip, take })
  return {
    rows: rows.map((row) => presentRow({ language, isOwn: isOwn(actor, file) }, row)),
    total: await totalOf({ skip, take }, rows, () => db.importRow.count({ where })),
  }
}

export const readImportNames: ReadSubjectNames = async (db, ids) => {
  const rows = await db.import.findMany({
    where: { id: { in: ids } },
    select: { id: true, fileName: true },
  })
  return rows.map(({ id, fileName }) => ({ id, th: fileName, en: fileName }))
}

import { textIn } from '@/lib/platform/i18n/names'
import { readerOf } from '@/lib/domain/site/settings/queries'
import {
  findPlanNames,
  listKnownPlans,
  listPlansOf,
} from '@/lib/domain/training/training-plans/queries'
import type { SessionRow } from '@/lib/domain/training/training-sessions/rows'
import {
  listSessionIds,
  matchesFilters,
  readSessionRows,
} from '@/lib/domain/training/training-sessions/queries'
import { formatDay } from '@/lib/platform/dates/format'
import { rowsByIds } from '@/lib/platform/export/rows'
import { asPdf, asXlsx, LIMITS } from '@/lib/platform/export/files/table-files'
import type { ExportTable, Reader } from '@/lib/platform/export/table'
import type { Context } from '@/lib/platform/http/context'
import type { CheckedInputOf, FileAnswer } from '@/lib/platform/contract/contract'
import { translator } from '@/lib/platform/i18n/translator'
import type { Schedule, trainingInfo } from './contract'
import { sessionColumns } from './columns'

type Filters = CheckedInputOf<typeof trainingInfo.exportXlsx>

export function listSchedules(
  { db }: Pick<Context, 'db'>,
  filters: CheckedInputOf<typeof trainingInfo.listSchedules>,
): Promise<Schedule[]> {
  const isFiltered = Object.values(filters).some((value) => value !== undefined)
  return isFiltered ? listPlansOf(db, matchesFilters(filters)) : listKnownPlans(db)
}

export const exportSessionsXlsx = async (context: Context, filters: Filters): Promise<FileAnswer> =>
  asXlsx(await sessionTable(context, filters, LIMITS.xlsx), await readerOf(context))

export const exportSessionsPdf = async (context: Context, filters: Filters): Promise<FileAnswer> =>
  asPdf(await sessionTable(context, filters, LIMITS.pdf), await readerOf(context))

/** Reads one id more than the limit, which shows that there are too many. */
export async function sessionTable(
  context: Context,
  filters: Filters,
  limit: number,
): Promise<ExportTable<SessionRow>> {
  const ids = await listSessionIds(context, { ...filters, pageSize: 1 }, limit + 1)
  const reader = await readerOf(context)
  return {
    title: translator(reader.locale, 'trainingInfo')('title'),
    filters: await filterLines(context, filters, reader),
    columns: sessionColumns(reader.locale),
    count: ids.length,
    rows: rowsByIds(ids, (block) => readSessionRows(context.sql, block)),
  }
}

/** The filters in words, for the head of the file. */
async function filterLines(
  { db }: Context,
  { fromDate, toDate, status, scheduleId, gives, keyword }: Filters,
  reader: Reader,
): Promise<string[]> {
  const t = translator(reader.locale, 'trainingInfo')
  const training = translator(reader.locale, 'training')
  const plan = scheduleId ? await findPlanNames(db, scheduleId) : null
  return [
    fromDate && t('filtered.from', { day: formatDay(reader, fromDate) }),
    toDate && t('filtered.to', { day: formatDay(reader, toDate) }),
    status && t('filtered.status', { status: training(`sessionStatuses.${status}`) }),
    plan && t('filtered.schedule', { name: textIn(reader.locale, plan.nickname, plan.name) }),
    gives && t('filtered.gives', { what: training(`gives.${gives}`) }),
    keyword && t('filtered.keyword', { keyword }),
  ].filter((line) => typeof line === 'string')
}

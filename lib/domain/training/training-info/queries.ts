import { readerOf } from '@/lib/domain/site/settings/queries'
import { listSessionIds } from '@/lib/domain/training/training-sessions/queries'
import { formatDay } from '@/lib/platform/dates/format'
import { statement } from '@/lib/platform/db/statement'
import { rowsByIds } from '@/lib/platform/export/rows'
import { asPdf, asXlsx, LIMITS } from '@/lib/platform/export/files/table-files'
import type { ExportTable, Reader } from '@/lib/platform/export/table'
import type { Context } from '@/lib/platform/http/context'
import type { CheckedInputOf, FileAnswer } from '@/lib/platform/contract/contract'
import { translator } from '@/lib/platform/i18n/translator'
import type { Schedule, trainingInfo } from './contract'
import { sessionColumns, type SessionRow } from './columns'

type Filters = CheckedInputOf<typeof trainingInfo.exportXlsx>

export const listSchedules = ({ db }: Pick<Context, 'db'>): Promise<Schedule[]> =>
  db.trainingPlan.findMany({
    where: { OR: [{ isActive: true }, { sessions: { some: {} } }] },
    select: { id: true, name: true, nickname: true, isActive: true },
    orderBy: [{ nickname: 'asc' }, { id: 'asc' }],
  })

export const exportSessionsXlsx = async (context: Context, filters: Filters): Promise<FileAnswer> =>
  asXlsx(await sessionTable(context, filters, LIMITS.xlsx), await readerOf(context))

export const exportSessionsPdf = async (context: Context, filters: Filters): Promise<FileAnswer> =>
  asPdf(await sessionTable(context, filters, LIMITS.pdf), await readerOf(context))

/** One more than the limit is enough to know that there are too many. */
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
    rows: rowsByIds(ids, readSessions),
  }
}

const readSessions = statement<SessionRow>(`
  SELECT s."id", s."date", s."period", s."startTime", s."endTime", p."nickname", p."name",
    s."location", s."capacity", s."seatsTaken", s."status"
  FROM "training_sessions" s JOIN "training_plans" p ON p."id" = s."scheduleId"
  WHERE s."id" = ANY ($1::uuid[])`)

/** What the rows were narrowed to, as a reader of the file would say it. */
async function filterLines(
  { db }: Context,
  { fromDate, toDate, status, scheduleId, keyword }: Filters,
  reader: Reader,
): Promise<string[]> {
  const t = translator(reader.locale, 'trainingInfo')
  const training = translator(reader.locale, 'training')
  const plan = scheduleId
    ? await db.trainingPlan.findUnique({
        where: { id: scheduleId },
        select: { name: true, nickname: true },
      })
    : null
  return [
    fromDate && t('filtered.from', { day: formatDay(reader, fromDate) }),
    toDate && t('filtered.to', { day: formatDay(reader, toDate) }),
    status && t('filtered.status', { status: training(`sessionStatuses.${status}`) }),
    plan && t('filtered.schedule', { name: reader.locale === 'th' ? plan.nickname : plan.name }),
    keyword && t('filtered.keyword', { keyword }),
  ].filter((line) => typeof line === 'string')
}

import { employerNameIn } from '@/lib/domain/site/employers/present'
import { pendingStatuses } from '@/lib/domain/training/attendance/workflow'
import { readerOf } from '@/lib/domain/site/settings/queries'
import {
  findAttendance,
  listAttendanceIds,
  readAttendance,
} from '@/lib/domain/training/training-enrollments/queries'
import { getTrainingSession } from '@/lib/domain/training/training-sessions/queries'
import { clockOf } from '@/lib/platform/dates/clock'
import { formatDay } from '@/lib/platform/dates/format'
import { rowsByIds } from '@/lib/platform/export/rows'
import { asXlsx, LIMITS } from '@/lib/platform/export/files/table-files'
import type { Reader } from '@/lib/platform/export/table'
import type { Context } from '@/lib/platform/http/context'
import type { CheckedInputOf, FileAnswer } from '@/lib/platform/contract/contract'
import { textIn } from '@/lib/platform/i18n/names'
import { translator } from '@/lib/platform/i18n/translator'
import type { trainingApprovals } from './contract'
import { approvalColumns } from './columns'
import { findEmployerNames } from '@/lib/domain/site/employers/queries'

type Filters = Omit<CheckedInputOf<typeof trainingApprovals.exportXlsx>, 'sort'>

const toFilters = ({ status, ...same }: Filters) => ({
  ...same,
  statuses: status === 'Pending' ? pendingStatuses : status && [status],
})

export const searchApprovals = (
  context: Context,
  { page, pageSize, sort, ...filters }: CheckedInputOf<typeof trainingApprovals.search>,
) => findAttendance(context, toFilters(filters), { page, pageSize, sort })

export async function exportApprovalsXlsx(
  context: Context,
  { sort, ...filters }: CheckedInputOf<typeof trainingApprovals.exportXlsx>,
): Promise<FileAnswer> {
  const reader = await readerOf(context)
  const ids = await listAttendanceIds(context, toFilters(filters), sort, LIMITS.xlsx + 1)
  const table = {
    title: translator(reader.locale, 'trainingApprovals')('title'),
    filters: await filterLines(context, filters, reader),
    columns: approvalColumns(reader),
    count: ids.length,
    rows: rowsByIds(ids, readAttendance(context, clockOf(reader.timeZone, reader.now))),
  }
  return asXlsx(table, reader)
}

async function filterLines(
  context: Context,
  { keyword, status, sessionId, contractorId, fromDate, toDate }: Filters,
  reader: Reader,
): Promise<string[]> {
  const t = translator(reader.locale, 'trainingApprovals')
  const training = translator(reader.locale, 'training')
  const nameOf = (th: string, en: string | null) => textIn(reader.locale, th, en)
  const session = sessionId ? await getTrainingSession(context, { id: sessionId }) : null
  const contractor = contractorId ? await findEmployerNames(context.db, contractorId) : null
  return [
    status &&
      t('export.status', {
        status: status === 'Pending' ? t('pending') : training(`statuses.${status}`),
      }),
    session &&
      t('export.session', {
        name: `${nameOf(session.scheduleNickname, session.scheduleName)} ${formatDay(reader, session.date)}`,
      }),
    contractor && t('export.contractor', { name: employerNameIn(reader.locale, contractor) }),
    fromDate && t('export.from', { day: formatDay(reader, fromDate) }),
    toDate && t('export.to', { day: formatDay(reader, toDate) }),
    keyword && t('export.keyword', { keyword }),
  ].filter((line) => typeof line === 'string')
}

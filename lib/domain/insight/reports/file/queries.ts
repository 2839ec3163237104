import { readerOf } from '@/lib/domain/site/settings/queries'
import { isEmployerInScope } from '@/lib/platform/access/actor'
import { asXlsx } from '@/lib/platform/export/files/table-files'
import { rowsInMemory } from '@/lib/platform/export/rows'
import type { Context } from '@/lib/platform/http/context'
import type { CheckedInputOf, FileAnswer } from '@/lib/platform/contract/contract'
import { translator } from '@/lib/platform/i18n/translator'
import type { reports } from '../contract'
import { filterLines, reportColumns } from '../columns'
import {
  expiringCredentials,
  expiringTraining,
  noShowRate,
  permitsByType,
  refusedEntries,
  trainingCompliance,
} from '../queries'
import { trainingDemand } from '../demand/queries'
import { filtersOf, type ReportName, type ReportRow } from '../rules'
import { overdueTasks } from '../tasks/queries'
import { findEmployerNames } from '@/lib/domain/site/employers/queries'

type Input = CheckedInputOf<typeof reports.exportXlsx>

const readers: Record<ReportName, (context: Context, input: Input) => Promise<ReportRow[]>> = {
  trainingCompliance,
  expiringTraining,
  expiringCredentials,
  noShowRate,
  permitsByType,
  overdueTasks,
  refusedEntries,
  trainingDemand,
}

export async function exportReportXlsx(
  context: Context,
  { report, ...sent }: Input,
): Promise<FileAnswer> {
  const { db, actor, language } = context
  const applied = Object.fromEntries(filtersOf[report].map((name) => [name, sent[name]]))
  const rows = await readers[report](context, { report, ...sent })
  const reader = await readerOf(context)
  // Others' companies are not named to a Contractor, who finds nothing of theirs.
  const contractor =
    sent.contractorId && isEmployerInScope(actor, sent.contractorId)
      ? await findEmployerNames(db, sent.contractorId)
      : null
  return asXlsx(
    {
      title: translator(language, 'reports')(`names.${report}`),
      filters: filterLines({ ...applied, contractor }, reader),
      columns: reportColumns(report, reader),
      count: rows.length,
      rows: rowsInMemory(rows),
    },
    reader,
  )
}

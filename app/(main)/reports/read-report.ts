import type { filtersIn } from '@/components/reports/reports-input'
import { reports } from '@/lib/domain/insight/reports/contract'
import {
  expiringTraining,
  noShowRate,
  permitsByType,
  trainingCompliance,
} from '@/lib/domain/insight/reports/queries'
import type { ReportName } from '@/lib/domain/insight/reports/rules'
import { overdueTasks } from '@/lib/domain/insight/reports/tasks/queries'
import { prefetch } from '@/lib/platform/http/prefetch'

type Filters = ReturnType<typeof filtersIn>
type Read = ReturnType<typeof prefetch>

const reads: Record<ReportName, (filters: Filters) => Read> = {
  trainingCompliance: (filters) =>
    prefetch(reports.trainingCompliance, trainingCompliance, filters),
  expiringTraining: (filters) => prefetch(reports.expiringTraining, expiringTraining, filters),
  noShowRate: (filters) => prefetch(reports.noShowRate, noShowRate, filters),
  permitsByType: (filters) => prefetch(reports.permitsByType, permitsByType, filters),
  overdueTasks: (filters) => prefetch(reports.overdueTasks, overdueTasks, filters),
}

/** Reads ahead the report that the address names. */
export const readReport = (report: ReportName, filters: Filters): Read => reads[report](filters)

import type { filtersIn } from '@/components/reports/reports-input'
import { reports } from '@/lib/domain/insight/reports/contract'
import {
  expiringCredentials,
  expiringTraining,
  noShowRate,
  permitsByType,
  refusedEntries,
  trainingCompliance,
} from '@/lib/domain/insight/reports/queries'
import { trainingDemand } from '@/lib/domain/insight/reports/demand/queries'
import type { ReportName } from '@/lib/domain/insight/reports/rules'
import { overdueTasks } from '@/lib/domain/insight/reports/tasks/queries'
import { prefetch } from '@/lib/platform/http/prefetch'

type Filters = ReturnType<typeof filtersIn>

/** The report that the address names. */
export function reportReads(report: ReportName, filters: Filters) {
  const read = {
    trainingCompliance: () => prefetch(reports.trainingCompliance, trainingCompliance, filters),
    expiringTraining: () => prefetch(reports.expiringTraining, expiringTraining, filters),
    expiringCredentials: () => prefetch(reports.expiringCredentials, expiringCredentials, filters),
    noShowRate: () => prefetch(reports.noShowRate, noShowRate, filters),
    permitsByType: () => prefetch(reports.permitsByType, permitsByType, filters),
    overdueTasks: () => prefetch(reports.overdueTasks, overdueTasks, filters),
    trainingDemand: () => prefetch(reports.trainingDemand, trainingDemand, filters),
    refusedEntries: () => prefetch(reports.refusedEntries, refusedEntries, filters),
  }[report]
  return [read()]
}

import type { ReportName, ReportRow } from '@/lib/domain/insight/reports/rules'
import { route } from '@/lib/platform/access/route'
import type { ScreenPath } from '@/lib/platform/access/screens'
import type { filtersIn } from './reports-input'

type Filters = ReturnType<typeof filtersIn>

const address = (path: string, query: Record<string, unknown>) => {
  const given = Object.entries(query).filter(([, value]) => value)
  return `${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`
}

const screenOf: Record<ReportName, ScreenPath> = {
  trainingCompliance: '/persons',
  expiringTraining: '/persons',
  expiringCredentials: '/credentials',
  noShowRate: '/training/approvals',
  permitsByType: '/work-permits',
  overdueTasks: '/tasks',
  refusedEntries: '/persons',
  trainingDemand: '/training/plans',
}

/**
 * The address of the records behind a row; undefined where the reader is not offered their screen.
 * `offered`: the screens of the reader.
 */
export function recordsOf(report: ReportName, filters: Filters, offered: readonly ScreenPath[]) {
  const screen = screenOf[report]
  if (!offered.includes(screen)) return undefined
  const { contractorId, fromDate, toDate } = filters
  const behind: Record<ReportName, (row: ReportRow) => string> = {
    trainingCompliance: ({ id }) => address(screen, { employerId: id }),
    expiringTraining: ({ personTh }) => address(screen, { keyword: personTh }),
    expiringCredentials: ({ personTh, contractorTh }) =>
      address(screen, { tab: 'all', keyword: personTh ?? contractorTh }),
    noShowRate: ({ id }) =>
      address(screen, { status: 'NoShow', contractorId: id, fromDate, toDate }),
    permitsByType: ({ type }) =>
      address(screen, { typeCode: type, contractorId, fromDate, toDate }),
    overdueTasks: ({ id }) => `${screen}/${id}`,
    refusedEntries: ({ employerId }) => address(screen, { employerId }),
    trainingDemand: ({ week }) => address(screen, { week }),
  }
  return (row: ReportRow) => route(behind[report](row))
}

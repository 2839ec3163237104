/**
 * รายงาน: คอลัมน์ของแต่ละรายงาน ใช้ร่วมกันทั้งหน้าจอและไฟล์ / The columns of each report, one list for screen
 * and file. Source: docs/interface.md#reports.
 */
import { textIn } from '@/lib/platform/i18n/names'
import { permitStatuses } from '@/lib/domain/work/work-permits/workflow'

export const reportNames = [
  'trainingCompliance',
  'expiringTraining',
  'expiringCredentials',
  'noShowRate',
  'permitsByType',
  'overdueTasks',
  'refusedEntries',
  'trainingDemand',
] as const
export type ReportName = (typeof reportNames)[number]

/** For trainings and credentials that expire soon. */
export const DEFAULT_DAYS_AHEAD = 30

/** How the need of a project is known, the most certain way first. */
export const bases = ['named', 'planned', 'estimated'] as const
export type Basis = (typeof bases)[number]

/** Of the training demand. */
export const DEFAULT_WEEKS = 8

export type FilterName = 'contractorId' | 'fromDate' | 'toDate' | 'withinDays' | 'weeks'

export const filtersOf: Record<ReportName, readonly FilterName[]> = {
  trainingCompliance: ['contractorId'],
  expiringTraining: ['contractorId', 'withinDays'],
  expiringCredentials: ['contractorId', 'withinDays'],
  noShowRate: ['contractorId', 'fromDate', 'toDate'],
  permitsByType: ['contractorId', 'fromDate', 'toDate'],
  overdueTasks: ['contractorId'],
  refusedEntries: ['contractorId', 'fromDate', 'toDate'],
  trainingDemand: ['contractorId', 'weeks'],
}

/** `name`: two members, such as `contractorTh` and `contractorEn`, of which the reader's is shown. */
type ColumnKind =
  | 'name'
  | 'company'
  | 'text'
  | 'number'
  | 'percent'
  | 'day'
  | 'permitType'
  | 'taskType'
  | 'taskStatus'
  | 'reason'
  | 'basis'
  | 'records'

type Column<Key extends string> = { key: Key; kind: ColumnKind; width: number }
const column = <const Key extends string>(
  key: Key,
  kind: ColumnKind,
  width: number,
): Column<Key> => ({ key, kind, width })

export const columnsOf = {
  trainingCompliance: [
    column('contractor', 'company', 40),
    column('people', 'number', 12),
    column('passed', 'number', 12),
    column('expired', 'number', 12),
    column('failed', 'number', 12),
    column('notTrained', 'number', 14),
    column('compliance', 'percent', 14),
  ],
  expiringTraining: [
    column('person', 'name', 32),
    column('contractor', 'company', 40),
    column('validUntil', 'day', 16),
    column('daysLeft', 'number', 12),
  ],
  expiringCredentials: [
    column('person', 'name', 32),
    column('contractor', 'company', 40),
    column('credential', 'name', 40),
    column('validUntil', 'day', 16),
    column('daysLeft', 'number', 12),
  ],
  noShowRate: [
    column('contractor', 'company', 40),
    column('expected', 'number', 14),
    column('attended', 'number', 14),
    column('noShows', 'number', 14),
    column('rate', 'percent', 14),
  ],
  permitsByType: [
    column('type', 'permitType', 26),
    ...permitStatuses.map((status) => column(status, 'number', 12)),
    column('total', 'number', 10),
  ],
  overdueTasks: [
    column('refId', 'text', 18),
    column('title', 'text', 40),
    column('taskType', 'taskType', 24),
    column('assignee', 'name', 28),
    column('taskStatus', 'taskStatus', 16),
    column('dueDate', 'day', 14),
    column('daysLate', 'number', 12),
  ],
  refusedEntries: [
    column('contractor', 'company', 40),
    column('reason', 'reason', 32),
    column('people', 'number', 12),
    column('refused', 'number', 14),
    column('entered', 'number', 18),
  ],
  trainingDemand: [
    column('contractor', 'company', 40),
    column('week', 'day', 16),
    column('needed', 'number', 14),
    column('basis', 'basis', 22),
    column('seats', 'number', 14),
    column('short', 'number', 14),
    column('projects', 'records', 60),
  ],
} satisfies Record<ReportName, Column<string>[]>

export type ReportColumn = (typeof columnsOf)[ReportName][number]
/** A row of any report. */
export type ReportRow = { id: string } & Record<string, string | number | null | { name: string }[]>

/** The raw value of a cell: types and statuses are still codes. */
export function valueOf({ key, kind }: ReportColumn, row: ReportRow, locale: 'th' | 'en') {
  if (kind !== 'name' && kind !== 'company') return textOf(row[key])
  return textIn(locale, textOf(row[`${key}Th`]), textOf(row[`${key}En`]))
}

/** The names of the records in a cell. */
export const recordsIn = (value: ReportRow[string] | undefined): string[] =>
  Array.isArray(value) ? value.map(({ name }) => name) : []

const textOf = (value: ReportRow[string] | undefined) =>
  Array.isArray(value) ? recordsIn(value).join(', ') : (value ?? null)

/** Rounded, but 0 says none and 100 says all; null where the total is 0. */
export function percentOf(part: number, total: number): number | null {
  if (total === 0) return null
  if (part === 0) return 0
  if (part === total) return 100
  return Math.min(99, Math.max(1, Math.round((part / total) * 100)))
}

/** Reports whose counts add up, and the percentage that is worked out of the sums. */
const totals: Partial<
  Record<ReportName, { percent: string; part: string; whole: string } | 'counts'>
> = {
  trainingCompliance: { percent: 'compliance', part: 'passed', whole: 'people' },
  noShowRate: { percent: 'rate', part: 'noShows', whole: 'expected' },
  permitsByType: 'counts',
  trainingDemand: 'counts',
}

/** The last line of a report; null where the rows are records that do not add up, or one row. */
export function totalOf(report: ReportName, rows: ReportRow[]): ReportRow | null {
  const how = totals[report]
  if (!how || rows.length < 2) return null
  const columns: readonly ReportColumn[] = columnsOf[report]
  const sumOf = (key: string) => rows.reduce((sum, row) => sum + Number(row[key]), 0)
  const counts = columns
    .filter(({ kind }) => kind === 'number')
    .map(({ key }) => [key, sumOf(key)] as const)
  const percent =
    how === 'counts' ? {} : { [how.percent]: percentOf(sumOf(how.part), sumOf(how.whole)) }
  return { id: 'total', ...Object.fromEntries(counts), ...percent }
}

/** What the chart of a report shows of each row. */
export const measureOf: Record<ReportName, string> = {
  trainingCompliance: 'compliance',
  expiringTraining: 'daysLeft',
  expiringCredentials: 'daysLeft',
  noShowRate: 'rate',
  permitsByType: 'total',
  overdueTasks: 'daysLate',
  refusedEntries: 'refused',
  trainingDemand: 'short',
}

const { compare } = new Intl.Collator('th', { numeric: true })

/** The rows by a column, `-key` from its end; in their own order where no column is named. Empty cells come last. */
export function sortedRows(
  report: ReportName,
  rows: ReportRow[],
  sort: string | undefined,
  locale: 'th' | 'en',
): ReportRow[] {
  const columns: readonly ReportColumn[] = columnsOf[report]
  const column = columns.find(({ key }) => key === sort?.replace(/^-/, ''))
  if (!column) return rows
  const direction = sort!.startsWith('-') ? -1 : 1
  return rows.toSorted((one, other) => {
    const [a, b] = [valueOf(column, one, locale), valueOf(column, other, locale)]
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    return direction * (typeof a === 'number' ? a - Number(b) : compare(a, String(b)))
  })
}

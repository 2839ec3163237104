'use client'
import { useTranslations } from 'next-intl'
import type { Column } from '@/components/table/column'
import { measureOf, type ReportName, type ReportRow } from '@/lib/domain/insight/reports/rules'
import classes from './reports.module.css'

/** Rows beyond are in the table only. */
const MOST_BARS = 12

type Props = { report: ReportName; columns: Column<ReportRow>[]; rows: ReportRow[] }

/** A bar a row, in the order of the table. Screen readers have the table. */
export function ReportChart({ report, columns, rows }: Props) {
  const t = useTranslations('reports')
  const measure = columns.find(({ key }) => key === measureOf[report])!
  const [name] = columns
  // One company stands in several weeks.
  const week = columns.find(({ key }) => key === 'week')
  const isPercent = ['compliance', 'rate'].includes(measure.key)
  const shown = rows.slice(0, MOST_BARS)
  const countOf = (row: ReportRow) => Number(row[measure.key] ?? 0)
  if (!isPercent && rows.every((row) => countOf(row) === 0)) return null
  const longest = isPercent ? 100 : Math.max(1, ...rows.map(countOf))
  return (
    <div className={classes.chart} aria-hidden>
      <strong>{measure.header}</strong>
      {shown.map((row) => (
        <div key={row.id} className={classes.line}>
          <span>
            {name!.cell(row)}
            {week && <small>{week.cell(row)}</small>}
          </span>
          <span className={classes.track}>
            <span className={classes.bar} style={{ width: `${(countOf(row) / longest) * 100}%` }} />
          </span>
          <span className={classes.count}>{measure.cell(row)}</span>
        </div>
      ))}
      {rows.length > MOST_BARS && <small>{t('firstBars', { count: MOST_BARS })}</small>}
    </div>
  )
}

'use client'
import { Paper, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { TableSkeleton } from '@/components/table/table-skeleton'
import { LoadError } from '@/components/ui/load-error'
import type { ApiProblem } from '@/lib/platform/browser/client'
import classes from './chart-card.module.css'

type Props = {
  title: string
  error: ApiProblem | null
  retry: () => unknown
  /** Missing while there are no figures yet. */
  chart: ReactNode
  table: ReactNode
  /** Controls beside the title. */
  tools?: ReactNode
  isTall?: boolean
}

/** A chart to point at, with its figures as a table beside it. */
export function ChartCard({ title, error, retry, chart, table, tools, isTall }: Props) {
  return (
    <Paper withBorder p="md" component="section" aria-label={title} className={classes.card}>
      <div className={classes.head}>
        <Title order={2}>{title}</Title>
        {tools}
      </div>
      {error && <LoadError problem={error} retry={retry} />}
      {!table && !error && <TableSkeleton />}
      {table && (
        <div className={classes.halves} data-tall={isTall || undefined}>
          <div className={classes.chart}>{chart}</div>
          <div className={classes.figures}>{table}</div>
        </div>
      )}
    </Paper>
  )
}

'use client'
import { Button, Paper } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import type { Column, RowBehaviour } from './column'
import { DataTable } from './data-table'
import classes from './list-table.module.css'
import { Pager } from './pager'
import { PrintedCount } from './printed-count'
import { useQueryState } from './use-list'

type Props<Row extends { id: string }> = RowBehaviour<Row> & {
  caption: string
  columns: Column<Row>[]
  /** Those of one page. */
  rows: Row[]
  page: number
  pages: number
  total: number
  sort?: string
  onSort?: (name: string) => void
  isStale: boolean
  /** The rows are those of all pages, for paper. */
  isWhole: boolean
  isPrinting: boolean
  onPrint: () => void
}

/** The rows of one page and the way to the others, which leads to the top of the list. */
export function PagedTable<Row extends { id: string }>({
  page,
  pages,
  total,
  isWhole,
  isPrinting,
  onPrint,
  ...table
}: Props<Row>) {
  const sheet = useRef<HTMLDivElement>(null)
  const { change } = useQueryState()
  const t = useTranslations('table')
  const turnTo = (next: number) => {
    change({ page: next > 1 ? String(next) : undefined })
    sheet.current?.focus({ preventScroll: true })
    sheet.current?.scrollIntoView({ block: 'start' })
  }
  return (
    <>
      <Paper
        ref={sheet}
        tabIndex={-1}
        withBorder
        className={classes.sheet}
        data-paper={table.columns.length > 5 ? 'landscape' : undefined}
      >
        <DataTable {...table} />
      </Paper>
      {isWhole ? (
        <PrintedCount count={table.rows.length} total={total} />
      ) : (
        <Pager page={page} pages={pages} total={total} onPage={turnTo}>
          <Button
            variant="subtle"
            size="xs"
            leftSection={<IconPrinter size={16} aria-hidden />}
            loading={isPrinting}
            onClick={onPrint}
          >
            {t('print')}
          </Button>
        </Pager>
      )}
    </>
  )
}

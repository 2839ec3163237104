'use client'
import { Paper } from '@mantine/core'
import { useRef } from 'react'
import type { Column, RowBehaviour } from './column'
import { DataTable } from './data-table'
import classes from './list-table.module.css'
import { Pager } from './pager'
import { useQueryState } from './use-list'

type Props<Row> = RowBehaviour<Row> & {
  caption: string
  columns: Column<Row>[]
  /** Those of one page. */
  rows: Row[]
  page: number
  pages: number
  total: number
  sort?: string
  onSort?: (sort: string) => void
  isStale: boolean
}

/** The rows of one page and the way to the others, which leads to the top of the list. */
export function PagedTable<Row extends { id: string }>({
  page,
  pages,
  total,
  ...table
}: Props<Row>) {
  const sheet = useRef<HTMLDivElement>(null)
  const { change } = useQueryState()
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
      <Pager page={page} pages={pages} total={total} onPage={turnTo} />
    </>
  )
}

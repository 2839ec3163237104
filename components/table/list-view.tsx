'use client'
import { Button, Paper, Stack } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'
import { EmptyState } from '@/components/ui/empty-state'
import { LoadError } from '@/components/ui/load-error'
import type { Column, RowBehaviour } from './column'
import { DataTable } from './data-table'
import { Filters } from './filters'
import { namesOf, type Filter } from './filter'
import classes from './list-table.module.css'
import { Pager } from './pager'
import { SearchBox } from './search-box'
import { SortSelect } from './sort-select'
import { TableSkeleton } from './table-skeleton'
import type { List } from './use-list'

export type ListViewProps<Row> = RowBehaviour<Row> & {
  /** Plural of the noun, such as "people"; it names the table and the search box. */
  what: string
  columns: Column<Row>[]
  filters?: Filter[]
  /** The endpoint has no keyword search. */
  hasNoKeyword?: boolean
  /** Text of a list that is empty without search and filters. */
  empty?: { title: string; text?: string }
  /** Button of a list that is empty without search and filters. */
  emptyAction?: ReactNode
  /** Stands between the filters and the rows. */
  lead?: ReactNode
}

/** Search, filters and order above the rows, and the states empty, loading and failed. */
export function ListView<Row extends { id: string }>({
  list,
  ...props
}: ListViewProps<Row> & { list: List<Row> }) {
  const { what, columns, filters = [], hasNoKeyword, lead, ...behaviour } = props
  const t = useTranslations('table')
  const { query, change, sort } = list
  const onSort = (next: string) => change({ sort: next, page: undefined })
  const filterNames = [...(hasNoKeyword ? [] : ['keyword']), ...filters.flatMap(namesOf)]
  const isNarrowed = filterNames.some((name) => query.get(name))
  const [timesCleared, setTimesCleared] = useState(0)
  const clear = () => {
    change(Object.fromEntries([...filterNames, 'page'].map((name) => [name, undefined])))
    setTimesCleared((times) => times + 1)
  }
  return (
    <Stack gap="sm">
      <div className={classes.toolbar} role="search" data-screen-only>
        {!hasNoKeyword && (
          <SearchBox
            // Mounts a new box: text typed just now may not have reached the address yet.
            key={timesCleared}
            label={t('searchIn', { what })}
            value={query.get('keyword') ?? ''}
            onSearch={(keyword) => change({ keyword, page: undefined })}
            pause={list.pause}
          />
        )}
        <Filters filters={filters} query={query} onChange={change} />
        <SortSelect columns={columns} sort={sort} onSort={onSort} />
        {/* Keeps its place while it is hidden: the rows below must not move when filters are set. */}
        <Button
          className={classes.clear}
          data-idle={!isNarrowed || undefined}
          variant="subtle"
          size="sm"
          onClick={clear}
        >
          {t('clearFilters')}
        </Button>
      </div>
      {lead}
      <Rows
        {...behaviour}
        list={list}
        what={what}
        columns={columns}
        isNarrowed={isNarrowed}
        onSort={onSort}
      />
    </Stack>
  )
}

type RowsProps<Row> = Omit<ListViewProps<Row>, 'filters' | 'hasNoKeyword' | 'lead'> & {
  list: List<Row>
  isNarrowed: boolean
  onSort: (sort: string) => void
}

function Rows<Row extends { id: string }>(props: RowsProps<Row>) {
  const { list, what, empty, emptyAction, isNarrowed, ...table } = props
  const { answer, change, sort, page, pages } = list
  if (answer.error) return <LoadError problem={answer.error} retry={answer.refetch} />
  if (!answer.data) return <Paper withBorder>{<TableSkeleton />}</Paper>
  const { rows, total } = answer.data
  if (total === 0)
    return (
      <Paper withBorder>
        <NoRows empty={empty} isNarrowed={isNarrowed}>
          {emptyAction}
        </NoRows>
      </Paper>
    )
  return (
    <>
      <Paper withBorder className={classes.sheet}>
        <DataTable
          {...table}
          sort={sort}
          caption={what}
          rows={rows}
          isStale={answer.isPlaceholderData}
        />
      </Paper>
      <Pager
        page={page}
        pages={pages}
        total={total}
        onPage={(next) => change({ page: next > 1 ? String(next) : undefined })}
      />
    </>
  )
}

type NoRowsProps = Pick<ListViewProps<unknown>, 'empty'> & {
  isNarrowed: boolean
  children: ReactNode
}

function NoRows({ empty, isNarrowed, children }: NoRowsProps) {
  const t = useTranslations('table')
  if (isNarrowed) return <EmptyState title={t('noMatch')} text={t('noMatchHint')} />
  return (
    <EmptyState {...(empty ?? { title: t('empty'), text: t('emptyHint') })}>{children}</EmptyState>
  )
}

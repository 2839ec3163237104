'use client'
import { Box, Paper, Stack } from '@mantine/core'
import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import type { ReactNode } from 'react'
import { useDrawer } from '@/components/form/use-drawer'
import { EmptyState } from '@/components/ui/empty-state'
import { LoadError } from '@/components/ui/load-error'
import { fetchPart } from '@/lib/platform/browser/fetch-part'
import { chosenColumns, optionalColumns } from './chosen-columns'
import { nextOrder, type Column, type RowBehaviour } from './column'
import { narrowing, type Filter } from './filter'
import { useListTools } from './list-tools'
import { PagedTable } from './paged-table'
import { SelectShown } from './select-shown'
import { SortSelect } from './sort-select'
import { TableSkeleton } from './table-skeleton'
import { Toolbar } from './toolbar'
import type { List } from './use-list'

const ColumnChooser = dynamic(() =>
  fetchPart(() => import('./column-chooser')).then((part) => part.ColumnChooser),
)

export type ListViewProps<Row extends { id: string }> = RowBehaviour<Row> & {
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
  const { address, query, change, sort, sortNow, pause } = list
  const chooser = useDrawer<never>()
  const shown = chosenColumns(columns, address.get('cols'))
  const chooseColumns = optionalColumns(columns).length > 0 ? () => chooser.open(null) : undefined
  const tools = useListTools({ address, change, chooseColumns })
  const onSort = (next: string) => change({ sort: next || undefined, page: undefined })
  const order = columns.some((column) => column.sort) && (
    <SortSelect columns={columns} sort={sort} onSort={onSort} />
  )
  const selection = mayBeUsed(behaviour.selection) ? behaviour.selection : undefined
  const isNarrowed = narrowing(filters, !hasNoKeyword).some((name) => query.get(name))
  return (
    <Stack gap="sm">
      <Toolbar
        filters={filters}
        query={query}
        change={change}
        pause={pause}
        order={order}
        what={hasNoKeyword ? undefined : what}
        tools={tools}
      />
      {lead}
      {selection && selection.selectable > 0 && (
        <Box visibleFrom="sm">
          <SelectShown selection={selection} />
        </Box>
      )}
      <Rows
        {...behaviour}
        selection={selection}
        list={list}
        what={what}
        columns={shown}
        isNarrowed={isNarrowed}
        onSort={(name) => onSort(nextOrder(sortNow(), name))}
      />
      {chooser.isOpen && (
        <ColumnChooser {...chooser} columns={columns} address={address} change={change} />
      )}
    </Stack>
  )
}

/** A list without a row to select has no checkboxes. */
const mayBeUsed = <Row extends { id: string }>(selection: ListViewProps<Row>['selection']) =>
  selection !== undefined && (selection.selectable > 0 || selection.rows.length > 0)

type RowsProps<Row extends { id: string }> = Omit<
  ListViewProps<Row>,
  'filters' | 'hasNoKeyword' | 'lead'
> & {
  list: List<Row>
  isNarrowed: boolean
  onSort: (name: string) => void
}

function Rows<Row extends { id: string }>(props: RowsProps<Row>) {
  const { list, what, empty, emptyAction, isNarrowed, ...table } = props
  const { answer, sort, page, pages } = list
  const { printed, isReading, print } = list.printing
  if (answer.error) return <LoadError problem={answer.error} retry={answer.refetch} />
  if (!answer.data)
    return (
      <Paper withBorder>
        <TableSkeleton />
      </Paper>
    )
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
    <PagedTable
      {...table}
      sort={sort}
      caption={what}
      rows={printed?.rows ?? rows}
      isStale={answer.isPlaceholderData}
      page={page}
      pages={pages}
      total={printed?.total ?? total}
      isWhole={printed !== null}
      isPrinting={isReading}
      onPrint={() => void print()}
    />
  )
}

type NoRowsProps = {
  empty: ListViewProps<{ id: string }>['empty']
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

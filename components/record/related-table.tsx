'use client'
import { Anchor, Button, Group, Paper, Text, Title } from '@mantine/core'
import { useTranslations } from 'next-intl'
import type { Route } from 'next'
import Link from 'next/link'
import { useId, type ReactNode } from 'react'
import type { Column, RowBehaviour } from '@/components/table/column'
import { DataTable } from '@/components/table/data-table'
import { TableSkeleton } from '@/components/table/table-skeleton'
import { LoadError } from '@/components/ui/load-error'
import type { ApiProblem } from '@/lib/platform/browser/client'
import classes from './related-table.module.css'

export type RelatedLook<Row extends { id: string }> = Pick<
  RowBehaviour<Row>,
  'nameOf' | 'hrefOf' | 'onOpen' | 'actionsOf'
> & {
  title: string
  columns: Column<Row>[]
  /** What is said where there are none. */
  empty: string
  /** The list of all of them, where it can be filtered so. */
  all?: Route
}

type Props<Row extends { id: string }> = RelatedLook<Row> & {
  found: { rows: Row[]; total: number } | undefined
  error: ApiProblem | null
  retry: () => unknown
  isStale?: boolean
  /** Shows more of them on this page. */
  onMore?: () => void
  /** Beside the title. */
  actions?: ReactNode
}

/** Records that belong to the one on the page, under a title with their number. */
export function RelatedTable<Row extends { id: string }>(props: Props<Row>) {
  const { title, found, all, onMore, actions } = props
  const t = useTranslations('table')
  const titleId = useId()
  const more = found ? found.total - found.rows.length : 0
  return (
    <Paper withBorder component="section" aria-labelledby={titleId}>
      <Group justify="space-between" p="md" pb="xs">
        <Title order={2} id={titleId}>
          {title}
          {found && found.total > 0 && ` (${found.total})`}
        </Title>
        {more > 0 && all && (
          <Anchor component={Link} href={all} prefetch={false} size="sm">
            {t('seeAll', { total: found!.total })}
          </Anchor>
        )}
        {actions && <Group gap="xs">{actions}</Group>}
      </Group>
      <Content {...props} />
      {more > 0 && !all && onMore && (
        <Button variant="default" m="md" onClick={onMore} data-screen-only>
          {t('showMore')}
        </Button>
      )}
    </Paper>
  )
}

function Content<Row extends { id: string }>(props: Props<Row>) {
  const { title, found, error, retry, empty, columns, isStale } = props
  const { nameOf, hrefOf, onOpen, actionsOf } = props
  // Widths belong to the full list, of which some columns are left out here.
  const shown = columns.map((column) => ({ ...column, width: undefined }))
  if (error) return <LoadError problem={error} retry={retry} />
  if (!found) return <TableSkeleton />
  if (found.total === 0)
    return (
      <Text c="dimmed" px="md" pb="md">
        {empty}
      </Text>
    )
  return (
    <div className={classes.sheet}>
      <DataTable
        caption={title}
        columns={shown}
        rows={found.rows}
        nameOf={nameOf}
        hrefOf={hrefOf}
        onOpen={onOpen}
        actionsOf={actionsOf}
        isStale={isStale}
      />
    </div>
  )
}

'use client'
import { Anchor, Button, Group, Paper, Text, Title } from '@mantine/core'
import { useTranslations } from 'next-intl'
import type { Route } from 'next'
import Link from 'next/link'
import { useId, useState } from 'react'
import type { Column, RowBehaviour } from '@/components/table/column'
import { DataTable } from '@/components/table/data-table'
import { TableSkeleton } from '@/components/table/table-skeleton'
import type { RowOf } from '@/components/table/use-list'
import { LoadError } from '@/components/ui/load-error'
import type { InputOf, ListContract, Page } from '@/lib/platform/contract/contract'
import { useApi } from '@/lib/platform/browser/use-api'
import { firstRows, MOST_ROWS } from './first-rows'
import classes from './related-records.module.css'

type Props<C extends ListContract> = Pick<RowBehaviour<RowOf<C>>, 'nameOf' | 'hrefOf'> & {
  title: string
  contract: C
  input: InputOf<C>
  columns: Column<RowOf<C>>[]
  /** What is said where there are none. */
  empty: string
  /** The list of all of them, where it can be filtered so. */
  all?: Route
}

/** Records that belong to the one on the page: the first few, and on request the others. */
export function RelatedRecords<C extends ListContract>(props: Props<C>) {
  const { title, contract, input, columns, nameOf, hrefOf, empty, all } = props
  const t = useTranslations('table')
  const titleId = useId()
  const [isWhole, setWhole] = useState(false)
  const answer = useApi(
    contract,
    isWhole ? { ...input, page: 1, pageSize: MOST_ROWS } : firstRows(input),
    {
      placeholderData: (previous) => previous,
    },
  )
  const found = answer.data as Page<RowOf<C>> | undefined
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
      </Group>
      {answer.error ? (
        <LoadError problem={answer.error} retry={answer.refetch} />
      ) : !found ? (
        <TableSkeleton />
      ) : found.total === 0 ? (
        <Text c="dimmed" px="md" pb="md">
          {empty}
        </Text>
      ) : (
        <div className={classes.sheet}>
          <DataTable
            caption={title}
            columns={columns}
            rows={found.rows}
            nameOf={nameOf}
            hrefOf={hrefOf}
            isStale={answer.isPlaceholderData}
          />
        </div>
      )}
      {more > 0 && !all && !isWhole && (
        <Button variant="subtle" m="xs" onClick={() => setWhole(true)} data-screen-only>
          {t('showMore', { count: Math.min(more, MOST_ROWS) })}
        </Button>
      )}
    </Paper>
  )
}

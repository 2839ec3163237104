'use client'
import { Anchor, Stack, Text, Title } from '@mantine/core'
import { useTranslations } from 'next-intl'
import type { Route } from 'next'
import type { Filter } from '@/components/table/filter'
import { useListTools } from '@/components/table/list-tools'
import { Toolbar } from '@/components/table/toolbar'
import { TableSkeleton } from '@/components/table/table-skeleton'
import { useQueryState } from '@/components/table/use-list'
import { LoadError } from '@/components/ui/load-error'
import { IntentLink } from '@/components/ui/intent-link'
import { workPermits } from '@/lib/domain/work/work-permits/contract'
import { statusesIn } from '@/lib/domain/work/work-permits/rules'
import {
  alarmingStatuses,
  permitStatuses,
  type PermitStatus,
} from '@/lib/domain/work/work-permits/workflow'
import { route } from '@/lib/platform/access/route'
import { useApi } from '@/lib/platform/browser/use-api'
import classes from './permit-board.module.css'
import { PermitCard } from './permit-card'
import { PermitStatusBadge } from '@/components/work-permits/permit-status'
import { permitsInput } from './permits-input'

/** Further permits of a column are only counted; the list has them. */
const COLUMN = 4

export function PermitBoard({ filters }: { filters: Filter[] }) {
  const t = useTranslations()
  const { address, query, change } = useQueryState()
  return (
    <Stack gap="sm">
      <Toolbar
        what={t('workPermits.what')}
        filters={filters}
        query={query}
        change={change}
        tools={useListTools({ address, change })}
      />
      <section className={classes.board} aria-label={t('workPermits.board.label')}>
        {shownStatuses(query).map((status) => (
          <Column key={status} status={status} address={address} query={query} />
        ))}
      </section>
    </Stack>
  )
}

/** What must not wait, then what waits for approval or is at work; the others follow. */
const FIRST: readonly PermitStatus[] = [
  ...alarmingStatuses,
  'Submitted',
  'Approved',
  'Active',
  'AwaitingClosure',
]
const isRefusedOrGone = (status: PermitStatus) => status === 'Rejected' || status === 'Cancelled'

/** The statuses by the filters; Rejected and Cancelled only when a filter names them. */
function shownStatuses(query: URLSearchParams): readonly PermitStatus[] {
  const { status, group } = permitsInput(query)
  if (status) return [status]
  const all = group ? statusesIn(group) : permitStatuses.filter((each) => !isRefusedOrGone(each))
  return [
    ...FIRST.filter((each) => all.includes(each)),
    ...all.filter((each) => !FIRST.includes(each)),
  ]
}

type ColumnProps = {
  status: PermitStatus
  /** With days that are counted from today. */
  address: URLSearchParams
  query: URLSearchParams
}

function Column({ status, address, query }: ColumnProps) {
  const t = useTranslations('workPermits')
  const isOver = status === 'Closed'
  const input = { ...permitsInput(query), status, page: 1, pageSize: COLUMN }
  const { data, error, refetch, isPlaceholderData } = useApi(
    workPermits.search,
    { ...input, sort: isOver ? '-workDate' : 'workDate' },
    { placeholderData: (previous) => previous },
  )
  const title = t(`statuses.${status}`)
  return (
    <div className={classes.column} data-stale={isPlaceholderData || undefined}>
      <Title order={2} className={classes.head}>
        <PermitStatusBadge status={status} />
        {data && (
          <Text span c="dimmed" size="sm">
            {data.total}
          </Text>
        )}
      </Title>
      {error && <LoadError problem={error} retry={refetch} />}
      {!data && !error && <TableSkeleton />}
      {data?.total === 0 && (
        <Text size="sm" c="dimmed">
          {t('board.none')}
        </Text>
      )}
      <ul className={classes.cards} aria-label={title}>
        {data?.rows.map((permit) => (
          <li key={permit.id}>
            <PermitCard permit={permit} />
          </li>
        ))}
      </ul>
      {data && data.total > COLUMN && (
        <Anchor component={IntentLink} href={listOf(status, address)} size="sm">
          {t('board.more', { count: data.total })}
        </Anchor>
      )}
    </div>
  )
}

function listOf(status: PermitStatus, address: URLSearchParams): Route {
  const next = new URLSearchParams(address)
  next.delete('view')
  next.set('status', status)
  return route(`/work-permits?${next}`)
}

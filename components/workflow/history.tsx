'use client'
import type { TablerIcon } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { TableSkeleton } from '@/components/table/table-skeleton'
import { useDateStyle } from '@/components/ui/date-style'
import { LoadError } from '@/components/ui/load-error'
import type { Tone } from '@/components/ui/status-badge'
import { Timeline } from '@/components/ui/timeline'
import type { ApiProblem } from '@/lib/platform/browser/client'
import { formatInstant } from '@/lib/platform/dates/format'

type Log = { id: string; fromStatus: string | null; toStatus: string; at: string }

type Props<L extends Log> = {
  label: string
  answer: UseQueryResult<L[], ApiProblem>
  /** Who did what. */
  sentenceOf: (log: L) => string
  statusName: (status: L['toStatus']) => string
  lookOf: (log: L) => { tone: Tone; icon: TablerIcon }
  reasonOf: (log: L) => string | null
}

/** What happened to a record, oldest first. */
export function History<L extends Log>(props: Props<L>) {
  const { label, answer, sentenceOf, statusName, lookOf, reasonOf } = props
  const dates = useDateStyle()
  if (answer.isError) return <LoadError problem={answer.error} retry={answer.refetch} />
  if (answer.isPending) return <TableSkeleton />
  const stepOf = ({ fromStatus, toStatus }: L) =>
    fromStatus && fromStatus !== toStatus
      ? ` · ${statusName(fromStatus)} → ${statusName(toStatus)}`
      : ''
  return (
    <Timeline
      label={label}
      entries={answer.data.map((log) => ({
        id: log.id,
        ...lookOf(log),
        title: sentenceOf(log),
        meta: formatInstant(dates, log.at) + stepOf(log),
        quote: reasonOf(log),
      }))}
    />
  )
}

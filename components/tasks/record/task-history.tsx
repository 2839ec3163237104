'use client'
import {
  IconArrowBackUp,
  IconArrowsExchange,
  IconBan,
  IconCheck,
  IconPlayerPlay,
  IconPlus,
  IconSend,
  IconX,
  type TablerIcon,
} from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { TableSkeleton } from '@/components/table/table-skeleton'
import { useDateStyle } from '@/components/ui/date-style'
import { ErrorAlert } from '@/components/ui/error-alert'
import type { Tone } from '@/components/ui/status-badge'
import { Timeline } from '@/components/ui/timeline'
import { tasks, type TaskLogRecord } from '@/lib/domain/work/tasks/contract'
import { formatInstant } from '@/lib/platform/dates/format'
import { useApi } from '@/lib/platform/browser/use-api'
import { useLogSentence } from './use-log-sentence'

const looks: Record<TaskLogRecord['command'], { tone: Tone; icon: TablerIcon }> = {
  create: { tone: 'neutral', icon: IconPlus },
  start: { tone: 'info', icon: IconPlayerPlay },
  submit: { tone: 'waiting', icon: IconSend },
  approve: { tone: 'good', icon: IconCheck },
  requestChange: { tone: 'warning', icon: IconArrowBackUp },
  reject: { tone: 'bad', icon: IconX },
  cancel: { tone: 'neutral', icon: IconBan },
  reassign: { tone: 'neutral', icon: IconArrowsExchange },
}

/** What happened to a task, oldest first. */
export function TaskHistory({ id }: { id: string }) {
  const t = useTranslations('tasks')
  const dates = useDateStyle()
  const sentence = useLogSentence()
  const answer = useApi(tasks.logs, { id })
  if (answer.isError) return <ErrorAlert problem={answer.error} />
  if (answer.isPending) return <TableSkeleton />
  const stepOf = ({ fromStatus, toStatus }: TaskLogRecord) =>
    fromStatus && fromStatus !== toStatus
      ? ` · ${t(`statuses.${fromStatus}`)} → ${t(`statuses.${toStatus}`)}`
      : ''
  return (
    <Timeline
      label={t('history')}
      entries={answer.data.map((log) => ({
        id: log.id,
        ...looks[log.command],
        title: sentence(log),
        meta: formatInstant(dates, log.at) + stepOf(log),
        quote: log.comment,
      }))}
    />
  )
}

'use client'
import { IconPlus, IconClockExclamation, type TablerIcon } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { TableSkeleton } from '@/components/table/table-skeleton'
import { useDateStyle } from '@/components/ui/date-style'
import { ErrorAlert } from '@/components/ui/error-alert'
import type { Tone } from '@/components/ui/status-badge'
import { Timeline } from '@/components/ui/timeline'
import { workPermits, type PermitLog } from '@/lib/domain/work/work-permits/contract'
import { workflow } from '@/lib/domain/work/work-permits/workflow'
import { formatInstant } from '@/lib/platform/dates/format'
import { useApi } from '@/lib/platform/browser/use-api'
import { statusLooks } from '@/components/work-permits/permit-status'
import { useNames } from '@/components/work-permits/use-names'

/** A step looks like the status that it leads to. */
const lookOf = (command: PermitLog['command']): { tone: Tone; icon: TablerIcon } => {
  if (command === 'create') return { tone: 'neutral', icon: IconPlus }
  if (command === 'expire') return { tone: 'warning', icon: IconClockExclamation }
  return statusLooks[workflow[command].to]
}

/** What happened to a permit, oldest first. */
export function PermitHistory({ id }: { id: string }) {
  const t = useTranslations()
  const dates = useDateStyle()
  const nameOf = useNames()
  const answer = useApi(workPermits.logs, { id })
  if (answer.isError) return <ErrorAlert problem={answer.error} />
  if (answer.isPending) return <TableSkeleton />
  const titleOf = ({ command, actor, role }: PermitLog) =>
    t(`workPermits.log.${command}`, {
      who: actor ? nameOf(actor) : t('workPermits.system'),
      role: role ? t(`roles.${role}`) : '–',
    })
  const stepOf = ({ fromStatus, toStatus }: PermitLog) =>
    fromStatus && fromStatus !== toStatus
      ? ` · ${t(`workPermits.statuses.${fromStatus}`)} → ${t(`workPermits.statuses.${toStatus}`)}`
      : ''
  return (
    <Timeline
      label={t('workPermits.history')}
      entries={answer.data.map((log) => ({
        id: log.id,
        ...lookOf(log.command),
        title: titleOf(log),
        meta: formatInstant(dates, log.at) + stepOf(log),
        quote: log.reason,
      }))}
    />
  )
}

'use client'
import { Alert } from '@mantine/core'
import { IconClockExclamation } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { useSessionName } from '@/components/training/use-session-name'
import { useDateStyle } from '@/components/ui/date-style'
import { isBeforeStart, type AttendanceCommand } from '@/lib/domain/training/attendance/workflow'
import type { AttendanceRecord } from '@/lib/domain/training/training-enrollments/contract'
import { formatDay } from '@/lib/platform/dates/format'

type Props = { command: AttendanceCommand; rows: AttendanceRecord[] }

/** Names the sessions that have not begun, when a result or a no-show is given too early. */
export function EarlyWarning({ command, rows }: Props) {
  const t = useTranslations('trainingApprovals')
  const dates = useDateStyle()
  const nameOf = useSessionName()
  const early = rows.filter((row) => isBeforeStart(command, row))
  const sessions = new Map(early.map(({ sessionId, session }) => [sessionId, session]))
  if (early.length === 0) return null
  return (
    <Alert color="amber" icon={<IconClockExclamation />} title={t('early')}>
      {[...sessions].map(([id, session]) => (
        <div key={id}>
          {t('begins', {
            session: nameOf(session).subject,
            day: formatDay(dates, session.date),
            time: session.startTime,
          })}
        </div>
      ))}
    </Alert>
  )
}

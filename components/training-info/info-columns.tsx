'use client'
import { Button, Group, Text } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import type { Column } from '@/components/table/column'
import { SessionStatusBadge } from '@/components/training/session-status'
import { useSessionName } from '@/components/training/use-session-name'
import { useDateStyle } from '@/components/ui/date-style'
import { TwoNames } from '@/components/ui/two-names'
import type { TrainingSessionRecord } from '@/lib/domain/training-sessions/contract'
import { IntentLink } from '@/components/ui/intent-link'
import { formatDay } from '@/lib/platform/dates/format'
import { pageOfSession } from './page-of-session'

export function useInfoColumns(): Column<TrainingSessionRecord>[] {
  const t = useTranslations('trainingInfo')
  const training = useTranslations('training')
  const dates = useDateStyle()
  return [
    {
      key: 'course',
      header: t('course'),
      sort: 'scheduleName',
      cell: ({ scheduleName, scheduleNickname }) => (
        <TwoNames th={scheduleNickname} en={scheduleName} />
      ),
    },
    {
      key: 'date',
      header: t('date'),
      sort: 'date',
      isShort: true,
      cell: ({ date, period, startTime, endTime }) => (
        <span>
          {formatDay(dates, date)}
          <Text span display="block" size="sm" c="dimmed">
            {training(`periods.${period}`)} {startTime}–{endTime}
          </Text>
        </span>
      ),
    },
    {
      key: 'location',
      header: t('location'),
      sort: 'location',
      cell: ({ location }) => location,
    },
    {
      key: 'seats',
      header: t('seatsLeft'),
      sort: 'seatsTaken',
      isShort: true,
      cell: ({ capacity, seatsTaken }) =>
        t('seats', { left: Math.max(0, capacity - seatsTaken), capacity }),
    },
    {
      key: 'status',
      header: t('status'),
      sort: 'status',
      width: '16rem',
      isShort: true,
      cell: (session) => <StatusAndWay session={session} />,
    },
  ]
}

/** How it stands, and the way in while there is one. */
function StatusAndWay({ session }: { session: TrainingSessionRecord }) {
  const t = useTranslations('trainingInfo')
  const { subject, when } = useSessionName()(session)
  return (
    <Group gap="xs" justify="space-between">
      <SessionStatusBadge status={session.status} />
      {session.can.enroll && (
        <Button
          component={IntentLink}
          href={pageOfSession(session)}
          size="xs"
          variant="light"
          leftSection={<IconUserPlus size={16} aria-hidden />}
          aria-label={t('enrollIn', { name: subject, day: when })}
        >
          {t('enroll')}
        </Button>
      )}
    </Group>
  )
}

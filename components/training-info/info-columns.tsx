'use client'
import { useTranslations } from 'next-intl'
import type { Column } from '@/components/table/column'
import { PassingGives } from '@/components/training/passing-gives'
import { SessionStatusBadge } from '@/components/training/session-status'
import { useDateStyle } from '@/components/ui/date-style'
import { TwoLines } from '@/components/ui/two-lines'
import { TwoNames } from '@/components/ui/two-names'
import type { TrainingSessionRecord } from '@/lib/domain/training/training-sessions/contract'
import { formatDay } from '@/lib/platform/dates/format'

export function useInfoColumns(): Column<TrainingSessionRecord>[] {
  const t = useTranslations('trainingInfo')
  const training = useTranslations('training')
  const dates = useDateStyle()
  return [
    {
      key: 'course',
      header: t('course'),
      sort: 'scheduleName',
      width: '40%',
      cell: ({ scheduleName, scheduleNickname, credentialTypeId }) => (
        <TwoLines
          first={<TwoNames th={scheduleNickname} en={scheduleName} />}
          second={<PassingGives credentialTypeId={credentialTypeId} />}
        />
      ),
    },
    {
      key: 'date',
      isPlain: true,
      header: t('date'),
      sort: 'date',
      isShort: true,
      cell: ({ date, period, startTime, endTime }) => (
        <TwoLines
          first={formatDay(dates, date)}
          second={`${training(`periods.${period}`)} ${startTime}–${endTime}`}
        />
      ),
    },
    {
      key: 'location',
      isPlain: true,
      isOptional: true,
      header: t('location'),
      sort: 'location',
      cell: ({ location }) => location,
    },
    {
      key: 'seats',
      isOptional: true,
      header: t('seatsLeft'),
      sort: 'seatsLeft',
      isShort: true,
      cell: ({ status, capacity, seatsFree, waitingSeats }) =>
        status === 'Cancelled' ? (
          '–'
        ) : (
          <TwoLines
            first={t('seats', { left: seatsFree, capacity })}
            second={waitingSeats > 0 ? t('waiting', { count: waitingSeats }) : ''}
          />
        ),
    },
    {
      key: 'status',
      isPlain: true,
      header: t('status'),
      sort: 'status',
      isShort: true,
      cell: ({ status }) => <SessionStatusBadge status={status} />,
    },
  ]
}

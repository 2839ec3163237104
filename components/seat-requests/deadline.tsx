'use client'
import { Text } from '@mantine/core'
import { IconClock } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { useDateStyle } from '@/components/ui/date-style'
import { formatInstant } from '@/lib/platform/dates/format'
import type { SeatRequestRecord } from '@/lib/domain/training/seat-requests/contract'
import classes from './queue.module.css'
import { timeLeft } from './time-left'

type Props = { request: SeatRequestRecord; now: number }

/** Until when an offer is to be accepted, or held seats to be named, and how long that is. */
export function Deadline({ request: { status, offerUntil, nameUntil }, now }: Props) {
  const t = useTranslations('seatRequests')
  const dates = useDateStyle()
  const until = status === 'Offered' ? offerUntil : status === 'Held' ? nameUntil : null
  if (!until) return null
  const left = timeLeft(until, now)
  return (
    <Text size="sm" fw={650} className={classes.deadline}>
      <IconClock size={16} aria-hidden />
      <span>
        {t(status === 'Offered' ? 'acceptBy' : 'nameBy', { when: formatInstant(dates, until) })}
        {' · '}
        {left ? t('timeLeft', left) : t('noTimeLeft')}
      </span>
    </Text>
  )
}

'use client'
import { Text } from '@mantine/core'
import {
  IconArrowBackUp,
  IconCircleCheckFilled,
  IconCircleXFilled,
  IconClockFilled,
} from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { StatusBadge } from '@/components/ui/status-badge'
import type { PrivacyRequestRecord } from '@/lib/domain/people/privacy-requests/contract'

const looks = {
  Open: { tone: 'waiting', icon: IconClockFilled },
  Done: { tone: 'good', icon: IconCircleCheckFilled },
  Refused: { tone: 'bad', icon: IconCircleXFilled },
  Withdrawn: { tone: 'neutral', icon: IconArrowBackUp },
} as const

export function RequestStatus({ status }: Pick<PrivacyRequestRecord, 'status'>) {
  const t = useTranslations('privacyRequests')
  return <StatusBadge {...looks[status]}>{t(`statuses.${status}`)}</StatusBadge>
}

/** How long there is to answer, or for how long the answer is late. */
export function DaysLeft({ daysLeft }: Pick<PrivacyRequestRecord, 'daysLeft'>) {
  const t = useTranslations('privacyRequests')
  if (daysLeft === null) return null
  const isLate = daysLeft < 0
  return (
    <Text span display="block" size="sm" c={isLate ? 'var(--bad-text)' : 'dimmed'}>
      {isLate && t('overdue', { count: -daysLeft })}
      {daysLeft === 0 && t('dueToday')}
      {daysLeft > 0 && t('daysLeft', { count: daysLeft })}
    </Text>
  )
}

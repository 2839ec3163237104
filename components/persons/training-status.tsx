'use client'
import { Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useDateStyle } from '@/components/ui/date-style'
import { StatusBadge, type Tone } from '@/components/ui/status-badge'
import type { PersonRecord } from '@/lib/domain/people/persons/contract'
import { formatDay } from '@/lib/platform/dates/format'

const tones: Record<PersonRecord['TrainingStatus'], Tone> = {
  NotTrained: 'neutral',
  Passed: 'good',
  Failed: 'bad',
  Expired: 'bad',
}

type Props = Pick<PersonRecord, 'trainingValidUntil'> & {
  /** Null for readers who may not see it. */
  TrainingStatus: PersonRecord['TrainingStatus'] | null
}

export function TrainingStatus({ TrainingStatus: status, trainingValidUntil }: Props) {
  const t = useTranslations('persons')
  const dates = useDateStyle()
  if (!status) return '–'
  return (
    <span>
      <StatusBadge tone={tones[status]}>{t(`statuses.${status}`)}</StatusBadge>
      {trainingValidUntil && (
        <Text span display="block" size="xs" c="dimmed" mt={2}>
          {t(status === 'Expired' ? 'expiredOn' : 'validUntil', {
            day: formatDay(dates, trainingValidUntil),
          })}
        </Text>
      )}
    </span>
  )
}

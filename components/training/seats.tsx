'use client'
import { Group, Progress, Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import type { TrainingSessionRecord } from '@/lib/domain/training/training-sessions/contract'

export function Seats({
  seatsTaken,
  capacity,
}: Pick<TrainingSessionRecord, 'seatsTaken' | 'capacity'>) {
  const t = useTranslations('trainingSessions')
  const left = capacity - seatsTaken
  return (
    <div>
      <Group justify="space-between" mb={4}>
        <Text fw={650}>{t('seatsTaken', { taken: seatsTaken, capacity })}</Text>
        <Text c={left > 0 ? 'dimmed' : 'var(--warning-text)'} role="status">
          {left > 0 ? t('seatsLeft', { count: left }) : t('noSeatLeft')}
        </Text>
      </Group>
      <Progress
        value={(seatsTaken / capacity) * 100}
        size="lg"
        color={left > 0 ? 'var(--chart-pine)' : 'var(--chart-amber)'}
        aria-label={t('seatsTaken', { taken: seatsTaken, capacity })}
      />
    </div>
  )
}

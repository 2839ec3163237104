'use client'
import { Group, Progress, Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import type { TrainingSessionRecord } from '@/lib/domain/training/training-sessions/contract'

type Props = Pick<
  TrainingSessionRecord,
  'seatsTaken' | 'seatsHeld' | 'seatsFree' | 'waitingSeats' | 'capacity'
>

export function Seats({ seatsTaken, seatsHeld, seatsFree: left, waitingSeats, capacity }: Props) {
  const t = useTranslations('trainingSessions')
  return (
    <div>
      <Group justify="space-between" mb={4}>
        <Text fw={650}>{t('seatsTaken', { taken: seatsTaken, capacity })}</Text>
        <Text c={left > 0 ? 'dimmed' : 'var(--warning-text)'} role="status">
          {left > 0 ? t('seatsLeft', { count: left }) : t('noSeatLeft')}
        </Text>
      </Group>
      <Progress
        value={((seatsTaken + seatsHeld) / capacity) * 100}
        size="lg"
        color={left > 0 ? 'var(--chart-pine)' : 'var(--chart-amber)'}
        aria-label={t('seatsTaken', { taken: seatsTaken, capacity })}
      />
      {(seatsHeld > 0 || waitingSeats > 0) && (
        <Text size="sm" c="dimmed" mt={4}>
          {t('heldAndWaiting', { held: seatsHeld, waiting: waitingSeats })}
        </Text>
      )}
    </div>
  )
}

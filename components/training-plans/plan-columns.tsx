'use client'
import { Text } from '@mantine/core'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { ActiveBadge } from '@/components/settings/active'
import type { Column } from '@/components/table/column'
import { TwoLines } from '@/components/ui/two-lines'
import { TwoNames } from '@/components/ui/two-names'
import type { TrainingPlanRecord } from '@/lib/domain/training/training-plans/contract'
import { useRecurrenceWords } from './use-recurrence-words'

export function usePlanColumns(): Column<TrainingPlanRecord>[] {
  const t = useTranslations('trainingPlans')
  const status = useTranslations('common')('status')
  const locale = useLocale()
  const format = useFormatter()
  return [
    {
      key: 'plan',
      header: t('plan'),
      sort: locale === 'en' ? 'name' : 'nickname',
      width: '28%',
      cell: ({ name, nickname }) => <TwoNames th={nickname} en={name} />,
    },
    {
      key: 'recurrence',
      isPlain: true,
      isOptional: true,
      header: t('recurrence'),
      sort: 'recurrence',
      cell: (plan) => <Recurs {...plan} />,
    },
    {
      key: 'capacity',
      isOptional: true,
      header: t('capacity'),
      isShort: true,
      cell: (plan) => <Seats {...plan} />,
    },
    {
      key: 'location',
      isOptional: true,
      isDetail: true,
      header: t('location'),
      sort: 'location',
      cell: ({ location, trainerName }) => <TwoLines first={location} second={trainerName} />,
    },
    {
      key: 'sessions',
      isOptional: true,
      isDetail: true,
      header: t('sessions'),
      isShort: true,
      cell: ({ sessionCount }) => format.number(sessionCount),
    },
    {
      key: 'isActive',
      isPlain: true,
      header: status,
      isShort: true,
      cell: ({ isActive }) => <ActiveBadge isActive={isActive} />,
    },
  ]
}

function Recurs(plan: TrainingPlanRecord) {
  const { recurrenceText, periodText } = useRecurrenceWords()
  return <TwoLines first={recurrenceText(plan)} second={periodText(plan)} />
}

function Seats({ morningCapacity, afternoonCapacity }: TrainingPlanRecord) {
  const t = useTranslations('trainingPlans')
  const halves = [
    morningCapacity > 0 && t('morningSeats', { seats: morningCapacity }),
    afternoonCapacity > 0 && t('afternoonSeats', { seats: afternoonCapacity }),
  ].filter((text) => text !== false)
  return (
    <span>
      {halves.map((half) => (
        <Text key={half} span display="block" inherit>
          {half}
        </Text>
      ))}
    </span>
  )
}

'use client'
import { Alert, Fieldset, SimpleGrid, Stack } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { RadioField } from '@/components/form/choice-field'
import { DayField } from '@/components/form/day-field'
import { SelectField } from '@/components/form/select-field'
import { TextField } from '@/components/form/text-field'
import { TimeField } from '@/components/form/time-field'
import { CapacityField } from '@/components/training/capacity-field'
import { useToday } from '@/components/ui/use-today'
import { halfDays } from '@/lib/domain/training/training-plans/contract'
import type {
  TrainingSessionRecord,
  trainingSessions,
} from '@/lib/domain/training/training-sessions/contract'
import type { InputOf } from '@/lib/platform/contract/contract'
import { usePlanOptions } from './use-plan-options'
import { usePlanValues } from './use-plan-values'
import { useDefaultTimes } from './use-default-times'

type Fields = InputOf<typeof trainingSessions.save>

const ofNew = { move: true, changePlan: true }

export function SessionFields({ session }: { session: TrainingSessionRecord | null }) {
  const t = useTranslations()
  const today = useToday()
  const fillFromPlan = usePlanValues()
  useDefaultTimes()
  const periods = halfDays.map((value) => ({ value, label: t(`training.periods.${value}`) }))
  const taken = session?.seatsTaken ?? 0
  const { move: isMovable, changePlan: mayChangePlan } = session?.can ?? ofNew
  return (
    <Stack gap="sm">
      {taken > 0 && (
        <Alert color="amber" icon={<IconInfoCircle />} c="var(--warning-text)">
          {isMovable
            ? t('trainingSessions.hasPeople', { count: taken })
            : t('trainingSessions.hasAttended')}
        </Alert>
      )}
      <SelectField<Fields>
        name="scheduleId"
        label={t('trainingSessions.plan')}
        options={usePlanOptions({ chosen: session?.scheduleId })}
        description={mayChangePlan ? undefined : t('trainingSessions.planFixed')}
        disabled={!mayChangePlan}
        onChoose={(id) => id && !session && void fillFromPlan(id)}
        required
      />
      <Fieldset variant="unstyled" disabled={!isMovable}>
        <Stack gap="sm">
          <DayField<Fields>
            name="date"
            label={t('trainingSessions.date')}
            from={session && session.date < today ? session.date : today}
            required
          />
          <RadioField<'Morning' | 'Afternoon', Fields>
            name="period"
            label={t('trainingSessions.period')}
            options={periods}
            required
          />
        </Stack>
      </Fieldset>
      <SimpleGrid cols={2} spacing="sm">
        <Fieldset variant="unstyled" disabled={!isMovable}>
          <TimeField<Fields> name="startTime" label={t('trainingSessions.startTime')} required />
        </Fieldset>
        <TimeField<Fields> name="endTime" label={t('trainingSessions.endTime')} required />
      </SimpleGrid>
      <TextField<Fields>
        name="location"
        label={t('trainingSessions.location')}
        maxLength={200}
        required
      />
      <CapacityField<Fields> name="capacity" label={t('trainingSessions.capacity')} required />
    </Stack>
  )
}

'use client'
import { Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { DayRangeField } from '@/components/form/day-range-field'
import { Form } from '@/components/form/form'
import { FormModal } from '@/components/form/form-modal'
import { useToday } from '@/components/ui/use-today'
import {
  trainingPlans,
  type GeneratedSessions,
  type TrainingPlanRecord,
} from '@/lib/domain/training/training-plans/contract'
import type { InputOf } from '@/lib/platform/contract/contract'
import { GenerateOutcome } from './generate-outcome'
import { GeneratePreview } from './generate-preview'
import { useDayWords } from './use-day-words'
import { suggestedRange } from './suggested-range'
import { useMissingWeek } from './use-missing-week'

type Input = InputOf<typeof trainingPlans.generateSessions>
type Props = { plan: TrainingPlanRecord; name: string; isOpen: boolean; close: () => void }

/** Generates a plan's sessions: range and preview first, then the result. */
export function GenerateDialog({ plan, name, isOpen, close }: Props) {
  const t = useTranslations('trainingPlans.generate')
  return (
    <FormModal title={t('title', { name })} isOpen={isOpen} onClose={close}>
      <Generate plan={plan} close={close} />
    </FormModal>
  )
}

function Generate({ plan, close }: Pick<Props, 'plan' | 'close'>) {
  const today = useToday()
  const week = useMissingWeek()
  const [range, setRange] = useState(() => suggestedRange(plan, today, week))
  const [outcome, setOutcome] = useState<GeneratedSessions | null>(null)
  if (outcome)
    return <GenerateOutcome outcome={outcome} onNewRange={() => setOutcome(null)} close={close} />
  return (
    <Form
      contract={trainingPlans.generateSessions}
      values={{ id: plan.id, ...range }}
      onDone={(answer, { fromDate, toDate }) => {
        if (fromDate && toDate) setRange({ fromDate, toDate })
        setOutcome(answer)
      }}
    >
      <Range plan={plan} />
      <GeneratePreview plan={plan} />
    </Form>
  )
}

function Range({ plan }: Pick<Props, 'plan'>) {
  const t = useTranslations('trainingPlans.generate')
  const dayWords = useDayWords()
  if (plan.recurrenceType === 'None')
    return <Text>{t('onceText', { day: dayWords(plan.startDate) })}</Text>
  return (
    <DayRangeField<Input>
      from="fromDate"
      to="toDate"
      label={t('days')}
      fromLabel={t('from')}
      toLabel={t('to')}
      required
    />
  )
}

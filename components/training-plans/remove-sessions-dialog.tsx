'use client'
import { Loader, Stack, Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { DayRangeField } from '@/components/form/day-range-field'
import { Form } from '@/components/form/form'
import { FormActions } from '@/components/form/form-actions'
import { FormModal } from '@/components/form/form-modal'
import { LoadError } from '@/components/ui/load-error'
import { useToast } from '@/components/ui/toast'
import { useToday } from '@/components/ui/use-today'
import {
  trainingPlans,
  type TrainingPlanRecord,
} from '@/lib/domain/training/training-plans/contract'
import { useApi } from '@/lib/platform/browser/use-api'
import type { InputOf } from '@/lib/platform/contract/contract'
import { SessionDays } from './generated-days'
import { suggestedRange } from './suggested-range'

type Input = InputOf<typeof trainingPlans.removeSessions>
type Props = { plan: TrainingPlanRecord; name: string; isOpen: boolean; close: () => void }

/** Removes a plan's sessions of some days together, except those in which anybody was enrolled. */
export function RemoveSessionsDialog({ plan, name, isOpen, close }: Props) {
  const t = useTranslations('trainingPlans.removeSessions')
  return (
    <FormModal title={t('title', { name })} isOpen={isOpen} onClose={close}>
      <RemoveSessions plan={plan} close={close} />
    </FormModal>
  )
}

function RemoveSessions({ plan, close }: Pick<Props, 'plan' | 'close'>) {
  const t = useTranslations('trainingPlans.removeSessions')
  const toast = useToast()
  const today = useToday()
  const [range] = useState(() => suggestedRange(plan, today))
  return (
    <Form
      contract={trainingPlans.removeSessions}
      values={{ id: plan.id, ...range }}
      onDone={({ removedCount }) => {
        toast.done(t('done', { count: removedCount }))
        close()
      }}
    >
      <DayRangeField<Input>
        from="fromDate"
        to="toDate"
        label={t('days')}
        fromLabel={t('from')}
        toLabel={t('to')}
        required
      />
      <Preview id={plan.id} />
    </Form>
  )
}

/** What would be removed and kept, by a dry run. */
function Preview({ id }: { id: string }) {
  const t = useTranslations('trainingPlans.removeSessions')
  const [fromDate, toDate] = useWatch({ name: ['fromDate', 'toDate'] }) as [string, string]
  const input = { id, fromDate, toDate, dryRun: true }
  const preview = useApi(trainingPlans.removeSessions, input)
  const wrong = preview.error?.body.errors[0]?.message
  if (wrong) return <Text c="var(--mantine-color-error)">{wrong}</Text>
  if (preview.isError) return <LoadError problem={preview.error} retry={preview.refetch} />
  if (!preview.data) return <Loader size="sm" role="status" aria-label={t('wait')} />
  const { sessions, kept } = preview.data
  return (
    <Stack gap="sm">
      <Stack gap="sm" aria-live="polite">
        {sessions.length === 0 && <Text fw={600}>{t('nothing')}</Text>}
        <SessionDays title={t('willRemove', { count: sessions.length })} sessions={sessions} />
        <SessionDays title={t('willKeep', { count: kept.length })} sessions={kept} />
      </Stack>
      {sessions.length > 0 && (
        <FormActions label={t('remove', { count: sessions.length })} isDestructive />
      )}
    </Stack>
  )
}

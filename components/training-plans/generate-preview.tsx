'use client'
import { Loader, Stack, Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { FormActions } from '@/components/form/form-actions'
import { LoadError } from '@/components/ui/load-error'
import {
  trainingPlans,
  type TrainingPlanRecord,
} from '@/lib/domain/training/training-plans/contract'
import { useApi } from '@/lib/platform/browser/use-api'
import { SessionDays, SkippedDays, Warnings } from './generated-days'

type Props = { plan: Pick<TrainingPlanRecord, 'id' | 'recurrenceType'> }

/** What the range in the form would create and skip, by a dry run; without anything to create there is no button. */
export function GeneratePreview({ plan }: Props) {
  const t = useTranslations('trainingPlans.generate')
  const preview = useApi(trainingPlans.generateSessions, useInput(plan))
  const wrong = preview.error?.body.errors[0]?.message
  if (wrong) return <Text c="var(--mantine-color-error)">{wrong}</Text>
  if (preview.isError) return <LoadError problem={preview.error} retry={preview.refetch} />
  if (!preview.data) return <Loader size="sm" role="status" aria-label={t('wait')} />
  const { sessions, skipped, messages } = preview.data
  return (
    <Stack gap="sm">
      <Stack gap="sm" aria-live="polite">
        {sessions.length === 0 && <Text fw={600}>{t('nothing')}</Text>}
        <Warnings messages={messages} />
        <SessionDays title={t('willMake', { count: sessions.length })} sessions={sessions} />
        <SkippedDays title={t('willSkip', { count: skipped.length })} skipped={skipped} />
      </Stack>
      {sessions.length > 0 && <FormActions label={t('make', { count: sessions.length })} />}
    </Stack>
  )
}

/** The input of the dry run by the range in the form. */
function useInput({ id, recurrenceType }: Props['plan']) {
  const [fromDate, toDate] = useWatch({ name: ['fromDate', 'toDate'] }) as [string, string]
  return recurrenceType === 'None' ? { id, dryRun: true } : { id, fromDate, toDate, dryRun: true }
}

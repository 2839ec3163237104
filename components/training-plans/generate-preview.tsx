'use client'
import { Loader, Stack, Text } from '@mantine/core'
import { useLocale, useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { FormActions } from '@/components/form/form-actions'
import { ErrorAlert } from '@/components/ui/error-alert'
import {
  generatedRange,
  trainingPlans,
  type TrainingPlanRecord,
} from '@/lib/domain/training/training-plans/contract'
import { issueText } from '@/lib/platform/contract/issues'
import { useApi } from '@/lib/platform/browser/use-api'
import { SessionDays, SkippedDays, Warnings } from './generated-days'

type Props = { plan: Pick<TrainingPlanRecord, 'id' | 'recurrenceType'>; close: () => void }

/** What the range in the form would create and skip, by a dry run; without anything to create there is no button. */
export function GeneratePreview({ plan, close }: Props) {
  const t = useTranslations('trainingPlans.generate')
  const retry = useTranslations('common')('retry')
  const { input, wrong } = useRange(plan)
  const preview = useApi(trainingPlans.generateSessions, input, { enabled: !wrong })
  if (wrong) return <Text c="var(--mantine-color-error)">{wrong}</Text>
  if (preview.isError)
    return (
      <ErrorAlert
        problem={preview.error}
        action={{ label: retry, onClick: () => void preview.refetch() }}
      />
    )
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
      {sessions.length > 0 && (
        <FormActions label={t('make', { count: sessions.length })} onCancel={close} />
      )}
    </Stack>
  )
}

/** The input of the dry run by the range in the form, or why that range is invalid. */
function useRange({ id, recurrenceType }: Props['plan']) {
  const locale = useLocale()
  const [fromDate, toDate] = useWatch({ name: ['fromDate', 'toDate'] }) as [string, string]
  const input = { id, fromDate, toDate, dryRun: true }
  if (recurrenceType === 'None') return { input: { id, dryRun: true } }
  const checked = generatedRange.safeParse(input, { error: issueText(locale) })
  return { input, wrong: checked.error?.issues[0]?.message }
}

'use client'
import { Paper, Stack, Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { BackLink } from '@/components/layout/back-link'
import { TableSkeleton } from '@/components/table/table-skeleton'
import { LoadError } from '@/components/ui/load-error'
import { useToast } from '@/components/ui/toast'
import { useWayOn } from '@/components/ui/use-way-on'
import { workPermits } from '@/lib/domain/work/work-permits/contract'
import { route } from '@/lib/platform/access/route'
import type { InputOf } from '@/lib/platform/contract/contract'
import { useApi } from '@/lib/platform/browser/use-api'
import { FormSteps } from './form-steps'
import { PermitForm } from './permit-form'
import { valuesOfTemplate } from './permit-form-values'
import { StepFields } from './step-fields'
import { StepHeading } from './step-heading'

/** The first step creates the draft; the other steps follow on the page of the draft. */
export function NewPermitScreen({ input }: { input: InputOf<typeof workPermits.create> }) {
  const t = useTranslations('workPermits')
  return (
    <>
      <BackLink href="/work-permits">{t('backToList')}</BackLink>
      <Stack maw="48rem" gap={0}>
        <FormSteps step="what" />
        <FirstStep input={input} />
      </Stack>
    </>
  )
}

function FirstStep({ input }: { input: InputOf<typeof workPermits.create> }) {
  const t = useTranslations()
  const wayOn = useWayOn()
  const toast = useToast()
  const template = useApi(workPermits.create, input)
  if (template.error) return <LoadError problem={template.error} retry={template.refetch} />
  if (!template.data) return <TableSkeleton />
  return (
    <Paper withBorder p="md">
      <PermitForm
        values={valuesOfTemplate(template.data)}
        onDone={({ id }) => {
          toast.done(t('workPermits.form.created'))
          wayOn.replace(route(`/work-permits/${id}/edit?step=where&isNew`))
        }}
      >
        <StepHeading step="what" of={t('workPermits.new')} />
        <Text c="dimmed">{t('workPermits.newHint')}</Text>
        <StepFields step="what" />
      </PermitForm>
    </Paper>
  )
}

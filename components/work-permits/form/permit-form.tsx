'use client'
import { Stack } from '@mantine/core'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Form } from '@/components/form/form'
import { FormActions } from '@/components/form/form-actions'
import { workPermits, type PermitRecord } from '@/lib/domain/work/work-permits/contract'
import type { StepProps } from './step-props'
import type { OutputOf } from '@/lib/platform/contract/contract'
import { useApi } from '@/lib/platform/browser/use-api'
import { JsaFields } from './jsa-fields'
import { inputOfValues, permitFormSchema, type PermitValues } from './permit-form-values'
import { PpeFields } from './ppe-fields'
import { stepAfter, type Step } from './steps'
import { WhatFields } from './what-fields'
import { WhenFields } from './when-fields'
import { WhereFields } from './where-fields'
import { WhoFields } from './who-fields'

type Props = {
  step: Step
  values: PermitValues
  /** Missing for a new permit. */
  record?: PermitRecord
  reload?: () => Promise<FieldValues>
  onDone: (answer: OutputOf<typeof workPermits.save>) => void
  onBack?: () => void
  children?: ReactNode
}

/** One form for all steps: the input of a step is kept while another one is shown. */
export function PermitForm({ step, values, record, reload, onDone, onBack, children }: Props) {
  const t = useTranslations()
  return (
    <Form
      contract={workPermits.save}
      schema={permitFormSchema}
      values={values}
      toInput={(checked) => inputOfValues(checked as PermitValues, record?.jsa)}
      reload={reload}
      onDone={onDone}
    >
      <Stack>
        <StepFields step={step} record={record} />
        <FormActions
          label={stepAfter(step) ? t('workPermits.form.saveAndNext') : t('common.save')}
          onCancel={onBack}
          cancelLabel={t('workPermits.form.back')}
        >
          {children}
        </FormActions>
      </Stack>
    </Form>
  )
}

const fields: Record<Step, (props: StepProps) => ReactNode> = {
  what: WhatFields,
  where: WhereFields,
  when: WhenFields,
  who: WhoFields,
  jsa: JsaFields,
  ppe: PpeFields,
}

function StepFields({ step, record }: { step: Step; record?: PermitRecord }) {
  const { data } = useApi(workPermits.create, {})
  const Fields = fields[step]
  return <Fields lookups={data?.lookups} record={record} />
}

'use client'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { FormActions } from '@/components/form/form-actions'
import { workPermits, type PermitRecord } from '@/lib/domain/work/work-permits/contract'
import { useApi } from '@/lib/platform/browser/use-api'
import { JsaFields } from './jsa-fields'
import { PpeFields } from './ppe-fields'
import classes from './step-body.module.css'
import type { StepProps } from './step-props'
import type { Step } from './steps'
import { WhatFields } from './what-fields'
import { WhenFields } from './when-fields'
import { WhereFields } from './where-fields'
import { WhoFields } from './who-fields'

type StepWithFields = Exclude<Step, 'submit'>

const fields: Record<StepWithFields, (props: StepProps) => ReactNode> = {
  what: WhatFields,
  where: WhereFields,
  when: WhenFields,
  who: WhoFields,
  jsa: JsaFields,
  ppe: PpeFields,
}

type Props = { step: StepWithFields; record?: PermitRecord; onBack?: () => void }

/** The fields of a step, and the way to the next one. */
export function StepFields({ step, record, onBack }: Props) {
  const t = useTranslations('workPermits.form')
  const { data } = useApi(workPermits.create, {})
  const Fields = fields[step]
  return (
    <>
      <div className={classes.body}>
        <Fields lookups={data?.lookups} record={record} />
      </div>
      <FormActions label={t('saveAndNext')} onCancel={onBack} cancelLabel={t('back')} />
    </>
  )
}

'use client'
import { Stack } from '@mantine/core'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { Elsewhere } from '@/components/form/fields-on-screen'
import { Form } from '@/components/form/form'
import { workPermits, type PermitRecord } from '@/lib/domain/work/work-permits/contract'
import type { OutputOf } from '@/lib/platform/contract/contract'
import { inputOfValues, type PermitValues } from './permit-form-values'
import { placeOf } from './steps'

type Props = {
  values: PermitValues
  /** Missing for a new permit. */
  record?: PermitRecord
  reload?: () => Promise<FieldValues>
  /** Brings a field of another step on screen. */
  showField?: Elsewhere['show']
  onDone: (answer: OutputOf<typeof workPermits.save>) => void
  children: ReactNode
}

const schema = () => import('./permit-schema').then((part) => part.permitSchema)

/** One form for all steps: the input of a step is kept while another one is shown. */
export function PermitForm({ values, record, reload, showField, onDone, children }: Props) {
  const t = useTranslations('workPermits')
  const labelOf = (name: string) => {
    const place = placeOf(name)
    return place && `${t(`steps.headings.${place.step}`)}: ${t(place.label)}`
  }
  return (
    <Form
      contract={workPermits.save}
      schema={schema}
      values={values}
      toInput={(checked) => inputOfValues(checked as PermitValues, record?.jsa)}
      reload={reload}
      elsewhere={showField && { labelOf, show: showField }}
      onDone={onDone}
    >
      <Stack>{children}</Stack>
    </Form>
  )
}

'use client'
import { useTranslations } from 'next-intl'
import { RadioField } from '@/components/form/choice-field'
import { SelectField } from '@/components/form/select-field'
import { TextField } from '@/components/form/text-field'
import {
  employerKinds,
  employerStatuses,
  type employers,
} from '@/lib/domain/site/employers/contract'
import type { InputOf } from '@/lib/platform/contract/contract'

type Input = InputOf<typeof employers.save>

export function EmployerFields() {
  const t = useTranslations('employers')
  const kinds = employerKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))
  const statuses = employerStatuses.map((value) => ({ value, label: t(`statuses.${value}`) }))
  return (
    <>
      <TextField<Input> name="nameTh" label={t('nameTh')} required maxLength={200} />
      <TextField<Input> name="nameEn" label={t('nameEn')} maxLength={200} lang="en" />
      <TextField<Input>
        name="taxId"
        label={t('taxId')}
        description={t('taxIdHint')}
        inputMode="numeric"
        maxLength={13}
        // A sole trader's tax id is the national id.
        isNeverKept
      />
      <RadioField name="kind" label={t('kind')} options={kinds} required />
      <SelectField<Input> name="status" label={t('status')} options={statuses} required />
      <TextField<Input> name="contactEmail" label={t('contactEmail')} type="email" />
      <TextField<Input> name="phone" label={t('phone')} type="tel" inputMode="tel" />
    </>
  )
}

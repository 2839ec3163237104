'use client'
import { Text } from '@mantine/core'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { MultiSelectField, SelectField } from '@/components/form/select-field'
import { useEmployerName } from '@/components/lookups/use-employer-name'
import type { projects } from '@/lib/domain/work/projects/contract'
import type { UserChoice } from '@/lib/domain/work/projects/staff/contract'
import type { InputOf } from '@/lib/platform/contract/contract'
import { replaceContractors, optionsOf, type ProjectChoices } from './project-options'

type Input = InputOf<typeof projects.save>
type Replacement = Pick<ReturnType<typeof replaceContractors>, 'removed' | 'preset'>

/** The company and its users on the project; choosing another company replaces the users. */
export function CompanyFields({ choices }: { choices: ProjectChoices }) {
  const t = useTranslations('projects')
  const locale = useLocale()
  const employerName = useEmployerName()
  const { getValues, setValue } = useFormContext()
  const employerId = useWatch({ name: 'employerId' }) as string | null
  const [replacement, setReplacement] = useState<Replacement | null>(null)
  const choose = (next: string | null) => {
    const current = getValues('contractorUserIds') as string[]
    const { ids, ...rest } = replaceContractors(choices.contractorUsers, current, next)
    setValue('contractorUserIds', ids, { shouldDirty: true })
    setReplacement(rest)
  }
  const ofCompany = choices.contractorUsers.filter((user) => user.employerId === employerId)
  return (
    <>
      <SelectField<Input>
        name="employerId"
        label={t('employer')}
        options={choices.contractors.flatMap((each) =>
          each.id ? [{ value: each.id, label: employerName(each) }] : [],
        )}
        onChoose={choose}
        required
      />
      <div>
        <MultiSelectField<Input>
          name="contractorUserIds"
          label={t('contractorUsers')}
          description={t(employerId ? 'contractorUsersHint' : 'chooseEmployerFirst')}
          options={optionsOf(locale, ofCompany)}
          disabled={!employerId}
        />
        <div role="status">{replacement && <ReplacementNote {...replacement} />}</div>
      </div>
    </>
  )
}

function ReplacementNote({ removed, preset }: Replacement) {
  const t = useTranslations('projects')
  const locale = useLocale()
  const namesOf = (users: UserChoice[]) =>
    optionsOf(locale, users)
      .map(({ label }) => label)
      .join(', ')
  return (
    <>
      {removed.length > 0 && (
        <Text size="sm" mt={4}>
          {t('contractorsRemoved', { names: namesOf(removed) })}
        </Text>
      )}
      {preset.length > 0 && (
        <Text size="sm" mt={4}>
          {t('contractorsPreset', { names: namesOf(preset) })}
        </Text>
      )}
    </>
  )
}

'use client'
import { Text } from '@mantine/core'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { MultiSelectField, SelectField } from '@/components/form/select-field'
import type { projects } from '@/lib/domain/work/projects/contract'
import type { UserChoice } from '@/lib/domain/work/projects/staff/contract'
import type { InputOf } from '@/lib/platform/contract/contract'
import { moveContractors, optionsOf, type ProjectChoices } from './project-options'

type Input = InputOf<typeof projects.save>
type Move = Pick<ReturnType<typeof moveContractors>, 'dropped' | 'preset'>

/** The company and its users on the project; choosing another company replaces the users. */
export function CompanyFields({ choices }: { choices: ProjectChoices }) {
  const t = useTranslations('projects')
  const locale = useLocale()
  const { getValues, setValue } = useFormContext()
  const employerId = useWatch({ name: 'employerId' }) as string | null
  const [move, setMove] = useState<Move | null>(null)
  const choose = (next: string | null) => {
    const held = getValues('contractorUserIds') as string[]
    const { ids, ...rest } = moveContractors(choices.contractorUsers, held, next)
    setValue('contractorUserIds', ids, { shouldDirty: true })
    setMove(rest)
  }
  const ofCompany = choices.contractorUsers.filter((user) => user.employerId === employerId)
  return (
    <>
      <SelectField<Input>
        name="employerId"
        label={t('employer')}
        options={optionsOf(locale, choices.contractors)}
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
        <div role="status">{move && <MoveNote {...move} />}</div>
      </div>
    </>
  )
}

function MoveNote({ dropped, preset }: Move) {
  const t = useTranslations('projects')
  const locale = useLocale()
  const namesOf = (users: UserChoice[]) =>
    optionsOf(locale, users)
      .map(({ label }) => label)
      .join(', ')
  return (
    <>
      {dropped.length > 0 && (
        <Text size="sm" mt={4}>
          {t('contractorsRemoved', { names: namesOf(dropped) })}
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

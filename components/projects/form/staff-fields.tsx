'use client'
import { Fieldset, SimpleGrid, Stack } from '@mantine/core'
import { useLocale, useTranslations } from 'next-intl'
import { MultiSelectField, SelectField } from '@/components/form/select-field'
import type { projects } from '@/lib/domain/work/projects/contract'
import type { InputOf } from '@/lib/platform/contract/contract'
import { CompanyFields } from './company-fields'
import { optionsOf, type ProjectChoices } from './project-options'

type Input = InputOf<typeof projects.save>

export function StaffFields({ choices }: { choices: ProjectChoices }) {
  const t = useTranslations('projects')
  const locale = useLocale()
  return (
    <Fieldset legend={t('staffLegend')}>
      <Stack gap="sm">
        <CompanyFields choices={choices} />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <SelectField<Input>
            name="workOwnerUserId"
            label={t('workOwner')}
            options={optionsOf(locale, choices.workOwnerUsers)}
          />
          <SelectField<Input>
            name="purchasingUserId"
            label={t('purchasing')}
            options={optionsOf(locale, choices.purchasingUsers)}
          />
        </SimpleGrid>
        <MultiSelectField<Input>
          name="safetyOfficerUserIds"
          label={t('safetyOfficers')}
          options={optionsOf(locale, choices.safetyOfficerUsers)}
        />
        <MultiSelectField<Input>
          name="workspaceOwnerUserIds"
          label={t('workspaceOwners')}
          options={optionsOf(locale, choices.workspaceOwnerUsers)}
        />
      </Stack>
    </Fieldset>
  )
}

'use client'
import { Fieldset, Stack } from '@mantine/core'
import { useLocale, useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { MultiSelectField } from '@/components/form/select-field'
import type { projects } from '@/lib/domain/work/projects/contract'
import type { ProjectLookups } from '@/lib/domain/work/projects/staff/contract'
import { workspaceAreas } from '@/lib/domain/site/workspace-areas/contract'
import type { InputOf } from '@/lib/platform/contract/contract'
import { useApi } from '@/lib/platform/browser/use-api'
import { nameIn } from '@/lib/platform/i18n/names'
import { DocumentsField } from './documents-field'

type Input = InputOf<typeof projects.save>

export function PlaceFields({ lookups }: { lookups: ProjectLookups }) {
  const t = useTranslations('projects')
  return (
    <Fieldset legend={t('placeLegend')}>
      <Stack gap="md">
        <MultiSelectField<Input>
          name="workspaceAreaIds"
          label={t('areas')}
          options={useAreaOptions(lookups)}
        />
        <DocumentsField name="documentTemplateIds" label={t('documents')} />
      </Stack>
    </Fieldset>
  )
}

/** The active areas, and inactive ones that the project already has. */
function useAreaOptions({ workspaceAreas: offered }: ProjectLookups) {
  const locale = useLocale()
  const chosen = (useWatch({ name: 'workspaceAreaIds' }) as string[] | null) ?? []
  const isClosed = chosen.some((id) => offered.every((area) => area.id !== id))
  const all = useApi(workspaceAreas.search, {}, { enabled: isClosed }).data?.rows ?? []
  const closed = all.filter(({ id, isActive }) => !isActive && chosen.includes(id))
  return [...offered, ...closed].flatMap(({ id, code, nameTh, nameEn }) =>
    id ? [{ value: id, label: `${code} · ${nameIn(locale, { nameTh, nameEn })}` }] : [],
  )
}

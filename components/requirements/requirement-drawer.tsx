'use client'
import { useTranslations } from 'next-intl'
import { RecordFormDrawer } from '@/components/form/record-form-drawer'
import { reloadOf } from '@/components/form/reload-of'
import type { DrawerOf } from '@/components/form/use-drawer'
import {
  requirements,
  type RequirementRecord,
} from '@/lib/domain/eligibility/requirements/contract'
import { RequirementFields } from './requirement-fields'
import { blank, toInput, valuesOf } from './requirement-values'

const schema = () => import('./requirement-schema').then((part) => part.requirementSchema)

export function RequirementDrawer({ row, isOpen, close }: DrawerOf<RequirementRecord>) {
  const t = useTranslations('eligibility.requirements')
  const reload = reloadOf(requirements.search, row)
  return (
    <RecordFormDrawer
      title={t(row ? 'edit' : 'new')}
      isOpen={isOpen}
      close={close}
      contract={requirements.save}
      schema={schema}
      toInput={toInput}
      values={row ? valuesOf(row) : blank}
      reload={reload && (() => reload().then(valuesOf))}
    >
      <RequirementFields />
    </RecordFormDrawer>
  )
}

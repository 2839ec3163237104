'use client'
import { useTranslations } from 'next-intl'
import { CheckboxField } from '@/components/form/choice-field'
import { Form } from '@/components/form/form'
import { FormActions } from '@/components/form/form-actions'
import { RecordDrawer } from '@/components/form/record-drawer'
import { TextField } from '@/components/form/text-field'
import type { DrawerOf } from '@/components/form/use-drawer'
import { useToast } from '@/components/ui/toast'
import {
  workspaceAreas,
  type WorkspaceAreaRecord,
} from '@/lib/domain/site/workspace-areas/contract'
import type { InputOf } from '@/lib/platform/contract/contract'
import { useReload } from './use-reload'

type Input = InputOf<typeof workspaceAreas.save>

export function AreaDrawer({ row, isOpen, close }: DrawerOf<WorkspaceAreaRecord>) {
  const t = useTranslations()
  const toast = useToast()
  const reload = useReload(workspaceAreas.search, row)
  const done = () => {
    toast.done(t('common.saved'))
    close()
  }
  return (
    <RecordDrawer
      title={t(row ? 'settings.editArea' : 'settings.newArea')}
      isOpen={isOpen}
      onClose={close}
    >
      {(leave) => (
        <Form
          contract={workspaceAreas.save}
          values={row ?? { isActive: true }}
          reload={reload}
          onDone={done}
        >
          <TextField<Input> name="code" label={t('settings.code')} required maxLength={30} />
          <TextField<Input> name="nameTh" label={t('settings.nameTh')} required maxLength={200} />
          <TextField<Input> name="nameEn" label={t('settings.nameEn')} maxLength={200} lang="en" />
          <CheckboxField<Input>
            name="isActive"
            label={t('settings.isActive')}
            description={t('settings.isActiveHint')}
          />
          <FormActions onCancel={leave} />
        </Form>
      )}
    </RecordDrawer>
  )
}

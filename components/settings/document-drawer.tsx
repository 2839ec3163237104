'use client'
import { useTranslations } from 'next-intl'
import { DocumentField } from '@/components/assets/document-field'
import { CheckboxField } from '@/components/form/choice-field'
import { Form } from '@/components/form/form'
import { FormActions } from '@/components/form/form-actions'
import { RecordDrawer } from '@/components/form/record-drawer'
import { TextField } from '@/components/form/text-field'
import type { DrawerOf } from '@/components/form/use-drawer'
import { useToast } from '@/components/ui/toast'
import {
  documentTemplates,
  type DocumentTemplateRecord,
} from '@/lib/domain/site/document-templates/contract'
import type { InputOf } from '@/lib/platform/contract/contract'
import { useReload } from './use-reload'

type Input = InputOf<typeof documentTemplates.save>

export function DocumentDrawer({ row, isOpen, close }: DrawerOf<DocumentTemplateRecord>) {
  const t = useTranslations()
  const toast = useToast()
  const reload = useReload(documentTemplates.search, row)
  const done = () => {
    toast.done(t('common.saved'))
    close()
  }
  return (
    <RecordDrawer
      title={t(row ? 'settings.editDocument' : 'settings.newDocument')}
      isOpen={isOpen}
      onClose={close}
    >
      {(leave) => (
        <Form
          contract={documentTemplates.save}
          values={row ?? { isActive: true, asset: null }}
          reload={reload}
          onDone={done}
        >
          <TextField<Input> name="nameTh" label={t('settings.nameTh')} required maxLength={200} />
          <TextField<Input> name="nameEn" label={t('settings.nameEn')} maxLength={200} lang="en" />
          <DocumentField name="asset" label={t('settings.file')} />
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

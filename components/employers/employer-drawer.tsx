'use client'
import { useTranslations } from 'next-intl'
import { Form } from '@/components/form/form'
import { FormActions } from '@/components/form/form-actions'
import { RecordDrawer } from '@/components/form/record-drawer'
import type { DrawerOf } from '@/components/form/use-drawer'
import { useToast } from '@/components/ui/toast'
import { employers, type EmployerRecord } from '@/lib/domain/site/employers/contract'
import { callApi } from '@/lib/platform/browser/client'
import { EmployerFields } from './employer-fields'

const blank = { kind: 'Contractor', status: 'Active' }

export function EmployerDrawer({ row, isOpen, close }: DrawerOf<EmployerRecord>) {
  const t = useTranslations()
  const toast = useToast()
  const done = () => {
    toast.done(t('common.saved'))
    close()
  }
  return (
    <RecordDrawer
      title={t(row ? 'employers.edit' : 'employers.new')}
      isOpen={isOpen}
      onClose={close}
    >
      {(leave) => (
        <Form
          contract={employers.save}
          values={row ?? blank}
          reload={row ? () => callApi(employers.get, { id: row.id }) : undefined}
          onDone={done}
        >
          <EmployerFields />
          <FormActions onCancel={leave} />
        </Form>
      )}
    </RecordDrawer>
  )
}

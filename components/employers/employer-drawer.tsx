'use client'
import { useTranslations } from 'next-intl'
import { Form } from '@/components/form/form'
import { FormActions } from '@/components/form/form-actions'
import { RecordDrawer } from '@/components/form/record-drawer'
import type { DrawerOf } from '@/components/form/use-drawer'
import { useToast } from '@/components/ui/toast'
import { employers, type EmployerRecord } from '@/lib/domain/site/employers/contract'
import { DRAFT_NAME } from '@/lib/domain/site/employers/rules'
import { callApi } from '@/lib/platform/browser/client'
import { EmployerFields } from './employer-fields'

const blank = { kind: 'Contractor', status: 'Active' }

/** A draft's generated name is not shown as if somebody had chosen it. */
const valuesOf = ({ nameTh, ...row }: EmployerRecord) => ({
  ...row,
  nameTh: nameTh === DRAFT_NAME ? '' : nameTh,
})

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
          values={row ? valuesOf(row) : blank}
          reload={
            row ? async () => valuesOf(await callApi(employers.get, { id: row.id })) : undefined
          }
          onDone={done}
        >
          <EmployerFields />
          <FormActions onCancel={leave} />
        </Form>
      )}
    </RecordDrawer>
  )
}

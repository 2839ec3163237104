'use client'
import { useTranslations } from 'next-intl'
import { Form } from '@/components/form/form'
import { FormActions } from '@/components/form/form-actions'
import { RecordDrawer } from '@/components/form/record-drawer'
import type { DrawerOf } from '@/components/form/use-drawer'
import { useToast } from '@/components/ui/toast'
import { persons, type PersonRecord } from '@/lib/domain/people/persons/contract'
import { callApi } from '@/lib/platform/browser/client'
import { PersonFields } from './person-fields'

type Props = DrawerOf<PersonRecord> & { ownEmployerId: string | null }

export function PersonDrawer({ row, isOpen, close, ownEmployerId }: Props) {
  const t = useTranslations()
  const toast = useToast()
  const done = () => {
    toast.done(t('common.saved'))
    close()
  }
  return (
    <RecordDrawer title={t(row ? 'persons.edit' : 'persons.new')} isOpen={isOpen} onClose={close}>
      {(leave) => (
        <Form
          contract={persons.save}
          values={row ?? { employerId: ownEmployerId }}
          reload={row ? () => callApi(persons.get, { id: row.id }) : undefined}
          onDone={done}
        >
          <PersonFields ownEmployerId={ownEmployerId} canOpenIdCard={row?.can.openIdCard} />
          <FormActions onCancel={leave} />
        </Form>
      )}
    </RecordDrawer>
  )
}

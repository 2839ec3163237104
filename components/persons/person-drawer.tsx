'use client'
import { useTranslations } from 'next-intl'
import { RecordFormDrawer } from '@/components/form/record-form-drawer'
import type { DrawerOf } from '@/components/form/use-drawer'
import { persons, type PersonRecord } from '@/lib/domain/people/persons/contract'
import { callApi } from '@/lib/platform/browser/client'
import { PersonFields } from './person-fields'

type Props = DrawerOf<PersonRecord> & { ownEmployerId: string | null }

export function PersonDrawer({ row, isOpen, close, ownEmployerId }: Props) {
  const t = useTranslations('persons')
  return (
    <RecordFormDrawer
      title={t(row ? 'edit' : 'new')}
      isOpen={isOpen}
      close={close}
      contract={persons.save}
      values={row ?? { employerId: ownEmployerId }}
      reload={row ? () => callApi(persons.get, { id: row.id }) : undefined}
    >
      <PersonFields ownEmployerId={ownEmployerId} canOpenIdCard={row?.can.openIdCard} />
    </RecordFormDrawer>
  )
}

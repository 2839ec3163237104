'use client'
import { useTranslations } from 'next-intl'
import { RecordFormDrawer } from '@/components/form/record-form-drawer'
import type { DrawerOf } from '@/components/form/use-drawer'
import { employers, type EmployerRecord } from '@/lib/domain/site/employers/contract'
import { hasName } from '@/lib/domain/site/employers/rules'
import { callApi } from '@/lib/platform/browser/client'
import { EmployerFields } from './employer-fields'

const blank = { kind: 'Contractor', status: 'Active' }

/** A draft's generated name is not shown as if somebody had chosen it. */
const valuesOf = (row: EmployerRecord) => ({ ...row, nameTh: hasName(row) ? row.nameTh : '' })

export function EmployerDrawer({ row, isOpen, close }: DrawerOf<EmployerRecord>) {
  const t = useTranslations('employers')
  return (
    <RecordFormDrawer
      title={t(row ? 'edit' : 'new')}
      isOpen={isOpen}
      close={close}
      contract={employers.save}
      values={row ? valuesOf(row) : blank}
      reload={row ? async () => valuesOf(await callApi(employers.get, { id: row.id })) : undefined}
    >
      <EmployerFields />
    </RecordFormDrawer>
  )
}

'use client'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { CheckboxField } from '@/components/form/choice-field'
import { RecordFormDrawer } from '@/components/form/record-form-drawer'
import { reloadOf } from '@/components/form/reload-of'
import { TextField } from '@/components/form/text-field'
import type { DrawerOf } from '@/components/form/use-drawer'
import type { Contract, ListContract } from '@/lib/platform/contract/contract'

type Props<Row> = DrawerOf<Row> & {
  contracts: { save: Contract; search: ListContract }
  titles: { new: string; edit: string }
  /** The fields of a new one beside names and state: one that is missing here would count as changed. */
  blank: FieldValues
  children: ReactNode
}

/** The form of an entry that can be taken out of use, such as a work area. */
export function SettingDrawer<Row extends { id: string }>(props: Props<Row>) {
  const { row, isOpen, close, contracts, titles, blank, children } = props
  const t = useTranslations('settings')
  return (
    <RecordFormDrawer
      title={row ? titles.edit : titles.new}
      isOpen={isOpen}
      close={close}
      contract={contracts.save}
      values={row ?? { nameTh: '', nameEn: '', isActive: true, ...blank }}
      reload={reloadOf(contracts.search, row)}
    >
      {children}
      <CheckboxField name="isActive" label={t('isActive')} description={t('isActiveHint')} />
    </RecordFormDrawer>
  )
}

export function NameFields() {
  const t = useTranslations('settings')
  return (
    <>
      <TextField name="nameTh" label={t('nameTh')} required maxLength={200} />
      <TextField name="nameEn" label={t('nameEn')} maxLength={200} lang="en" />
    </>
  )
}

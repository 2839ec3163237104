'use client'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useToast } from '@/components/ui/toast'
import type { Contract, InputOf } from '@/lib/platform/contract/contract'
import { Form } from './form'
import { FormActions } from './form-actions'
import { RecordDrawer } from './record-drawer'
import type { SchemaOf } from './use-checks'

type Props<C extends Contract> = {
  title: string
  isOpen: boolean
  close: () => void
  contract: C
  values: FieldValues
  /** Makes the schema of the fields, where it is not the contract's input. */
  schema?: SchemaOf<C>
  /** Turns the checked fields into the contract's input. */
  toInput?: (checked: FieldValues) => InputOf<C>
  /** Reads the record again after somebody else has changed it; missing for a new one. */
  reload?: () => Promise<FieldValues>
  children: ReactNode
}

/** The form of a record in a drawer, which a save closes. */
export function RecordFormDrawer<C extends Contract>(props: Props<C>) {
  const { title, isOpen, close, children, ...form } = props
  const t = useTranslations('common')
  const toast = useToast()
  const done = () => {
    toast.done(t('saved'))
    close()
  }
  return (
    <RecordDrawer title={title} isOpen={isOpen} onClose={close}>
      <Form {...form} onDone={done}>
        {children}
        <FormActions />
      </Form>
    </RecordDrawer>
  )
}

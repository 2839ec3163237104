'use client'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useToast } from '@/components/ui/toast'
import type { Contract } from '@/lib/platform/contract/contract'
import { Form } from './form'
import { FormActions } from './form-actions'
import { RecordDrawer } from './record-drawer'

type Props = {
  title: string
  isOpen: boolean
  close: () => void
  contract: Contract
  values: FieldValues
  /** Reads the record again after somebody else has changed it; missing for a new one. */
  reload?: () => Promise<FieldValues>
  children: ReactNode
}

/** The form of a record in a drawer, which a save closes. */
export function RecordFormDrawer({ title, isOpen, close, children, ...form }: Props) {
  const t = useTranslations('common')
  const toast = useToast()
  const done = () => {
    toast.done(t('saved'))
    close()
  }
  return (
    <RecordDrawer title={title} isOpen={isOpen} onClose={close}>
      {(leave) => (
        <Form {...form} onDone={done}>
          {children}
          <FormActions onCancel={leave} />
        </Form>
      )}
    </RecordDrawer>
  )
}

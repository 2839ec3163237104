'use client'
import { Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { Form } from '@/components/form/form'
import { FormActions } from '@/components/form/form-actions'
import { FormModal } from '@/components/form/form-modal'
import { TextField } from '@/components/form/text-field'
import { useToast } from '@/components/ui/toast'
import { gate } from '@/lib/domain/gate/gate/contract'
import { newId } from '@/lib/platform/browser/new-id'
import type { OutputOf } from '@/lib/platform/contract/contract'
import type { Guest } from './guest-schema'

type Props = { escortPersonId: string; escortName: string; gateId: string; onClose: () => void }

const schema = () => import('./guest-schema').then((part) => part.guestSchema)

export function GuestDialog({ escortPersonId, escortName, gateId, onClose }: Props) {
  const t = useTranslations('gate')
  const toast = useToast()
  // One for the dialog: sent again after a lost answer, it is the same guest, who came at the same time.
  const [actionId] = useState(newId)
  const firstAt = useRef<string>(null)
  const done = ({ results: [answer] }: OutputOf<typeof gate.record>, name: string) => {
    if (answer?.outcome === 'done') toast.done(t('done.In', { name }))
    else toast.failed(`${name}: ${answer?.text ?? ''}`)
    onClose()
  }
  return (
    <FormModal title={t('guests.title', { name: escortName })} isOpen onClose={onClose}>
      <Form
        contract={gate.record}
        schema={schema}
        values={{ name: '', company: '' }}
        toInput={(checked) => {
          const deviceNow = new Date().toISOString()
          const at = (firstAt.current ??= deviceNow)
          const guest = { ...(checked as Guest), escortPersonId }
          const action = { actionId, kind: 'In' as const, guest, gateId, at }
          return { deviceNow, actions: [action] }
        }}
        onDone={(answer, { actions }) => done(answer, actions[0]?.guest?.name ?? '')}
      >
        <Text>{t('guests.hint')}</Text>
        <TextField name="name" label={t('guests.name')} required maxLength={200} />
        <TextField name="company" label={t('guests.company')} required maxLength={200} />
        <FormActions label={t('in')} />
      </Form>
    </FormModal>
  )
}

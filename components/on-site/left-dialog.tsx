'use client'
import { Text } from '@mantine/core'
import { useLocale, useTranslations } from 'next-intl'
import { Form } from '@/components/form/form'
import { FormActions } from '@/components/form/form-actions'
import { FormModal } from '@/components/form/form-modal'
import { TextField } from '@/components/form/text-field'
import { useToast } from '@/components/ui/toast'
import { gate, type StayRecord } from '@/lib/domain/gate/gate/contract'
import { stayName } from './stay-columns'

type Props = { stay: StayRecord; at: string; onClose: () => void }

/** Nobody is signed out by itself: somebody says that a person has left, and why. */
export function LeftDialog({ stay, at, onClose }: Props) {
  const t = useTranslations('onSite')
  const toast = useToast()
  const name = stayName(useLocale(), stay)
  const done = () => {
    toast.done(t('leftDone'))
    onClose()
  }
  return (
    <FormModal title={t('leftTitle', { name })} isOpen onClose={onClose}>
      <Form
        contract={gate.correct}
        values={{
          personId: stay.person?.id,
          kind: 'Out',
          at,
          reason: '',
        }}
        onDone={done}
      >
        <Text>{t('leftText')}</Text>
        <TextField name="reason" label={t('reason')} required maxLength={500} />
        <FormActions />
      </Form>
    </FormModal>
  )
}

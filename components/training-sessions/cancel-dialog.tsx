'use client'
import { Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { Form } from '@/components/form/form'
import { FormActions } from '@/components/form/form-actions'
import { FormModal } from '@/components/form/form-modal'
import { TextAreaField } from '@/components/form/text-field'
import type { DrawerOf } from '@/components/form/use-drawer'
import { useToast } from '@/components/ui/toast'
import {
  trainingSessions,
  type TrainingSessionRecord,
} from '@/lib/domain/training/training-sessions/contract'

type Props = DrawerOf<never> & { session: TrainingSessionRecord }

/** A session is cancelled with a reason, which everybody who looks at it reads. */
export function CancelDialog({ session, isOpen, close }: Props) {
  const t = useTranslations('trainingSessions')
  const toast = useToast()
  return (
    <FormModal title={t('commands.cancel')} isOpen={isOpen} onClose={close}>
      <Form
        contract={trainingSessions.cancel}
        values={{ id: session.id, reason: '' }}
        onDone={() => {
          toast.done(t('commandsDone.cancel'))
          close()
        }}
      >
        <Text>{t('commandTexts.cancel', { count: session.seatsTaken })}</Text>
        <TextAreaField name="reason" label={t('cancelReason')} required maxLength={500} />
        <FormActions
          label={t('commands.cancel')}
          isDestructive
          onCancel={close}
          cancelLabel={t('keep')}
        />
      </Form>
    </FormModal>
  )
}

'use client'
import { Alert, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { Form } from '@/components/form/form'
import { FormActions } from '@/components/form/form-actions'
import { FormModal } from '@/components/form/form-modal'
import { TextAreaField } from '@/components/form/text-field'
import { useToast } from '@/components/ui/toast'
import { musters } from '@/lib/domain/gate/musters/contract'
import type { Counts } from '@/lib/domain/gate/musters/rules'

type Props = { id: string; counts: Counts; onClose: () => void }

export function EndDialog({ id, counts: { found, expected, missing }, onClose }: Props) {
  const t = useTranslations('musters')
  const toast = useToast()
  const done = () => {
    toast.done(t('endDone'))
    onClose()
  }
  return (
    <FormModal title={t('endTitle')} isOpen onClose={onClose}>
      <Form contract={musters.end} values={{ id, reason: '' }} onDone={done}>
        <Text>{t('endText', { found, expected })}</Text>
        {missing > 0 && (
          <>
            <Alert
              color="red"
              icon={<IconAlertTriangle />}
              title={t('endMissing', { missing })}
              c="var(--mantine-color-text)"
              styles={{ title: { color: 'inherit' } }}
            />
            <TextAreaField name="reason" label={t('endReason')} required maxLength={500} />
          </>
        )}
        <FormActions label={t('end')} isDestructive={missing > 0} />
      </Form>
    </FormModal>
  )
}

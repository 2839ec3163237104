'use client'
import { Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { Form } from '@/components/form/form'
import { FormActions } from '@/components/form/form-actions'
import { FormModal } from '@/components/form/form-modal'
import { TextField } from '@/components/form/text-field'
import { useToast } from '@/components/ui/toast'
import { webhookDeliveries } from '@/lib/domain/insight/webhook-deliveries/contract'
import type { WebhookEndpointRecord } from '@/lib/domain/insight/webhook-endpoints/contract'
import { hostOf } from '@/lib/domain/insight/webhook-endpoints/names/rules'
import type { InputOf } from '@/lib/platform/contract/contract'

type Props = { endpoint: WebhookEndpointRecord; onClose: () => void }

export function SinceDialog({ endpoint, onClose }: Props) {
  const t = useTranslations('webhooks.deliveries.since')
  const toast = useToast()
  const done = () => {
    toast.done(t('done'))
    onClose()
  }
  return (
    <FormModal title={t('label')} isOpen onClose={onClose}>
      <Form
        contract={webhookDeliveries.replaySince}
        values={{ id: endpoint.id, seq: endpoint.position }}
        onDone={done}
      >
        <Text>{t('text', { host: hostOf(endpoint.url) })}</Text>
        <TextField<InputOf<typeof webhookDeliveries.replaySince>>
          name="seq"
          label={t('seq')}
          inputMode="numeric"
          required
          maxLength={18}
        />
        <FormActions label={t('confirm')} />
      </Form>
    </FormModal>
  )
}

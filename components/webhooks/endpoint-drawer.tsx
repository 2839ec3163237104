'use client'
import { useTranslations } from 'next-intl'
import { CheckboxField, RadioField } from '@/components/form/choice-field'
import { Form } from '@/components/form/form'
import { FormActions } from '@/components/form/form-actions'
import { RecordDrawer } from '@/components/form/record-drawer'
import { TextField } from '@/components/form/text-field'
import type { DrawerOf } from '@/components/form/use-drawer'
import { useToast } from '@/components/ui/toast'
import {
  webhookEndpoints,
  type WebhookEndpointRecord,
} from '@/lib/domain/insight/webhook-endpoints/contract'
import { callApi } from '@/lib/platform/browser/client'
import { useWatch } from 'react-hook-form'
import { blank, toInput, valuesOf } from './endpoint-values'
import { TypesField } from './types-field'

type Props = DrawerOf<WebhookEndpointRecord> & { onSecret: (secret: string) => void }

const schema = () => import('./endpoint-schema').then((part) => part.endpointSchema)

export function EndpointDrawer({ row, isOpen, close, onSecret }: Props) {
  const t = useTranslations('webhooks')
  const toast = useToast()
  return (
    <RecordDrawer title={t(row ? 'edit' : 'add')} isOpen={isOpen} onClose={close}>
      <Form
        contract={webhookEndpoints.save}
        schema={schema}
        toInput={toInput}
        values={row ? valuesOf(row) : blank}
        reload={
          row ? () => callApi(webhookEndpoints.get, { id: row.id }).then(valuesOf) : undefined
        }
        onDone={({ secret }) => {
          toast.done(t('saved'))
          close()
          if (secret) onSecret(secret)
        }}
      >
        <Fields />
        <FormActions />
      </Form>
    </RecordDrawer>
  )
}

function Fields() {
  const t = useTranslations('webhooks')
  const scope: unknown = useWatch({ name: 'scope' })
  return (
    <>
      <TextField
        name="url"
        label={t('url')}
        description={t('urlHint')}
        type="url"
        required
        maxLength={2000}
      />
      <RadioField<string>
        name="scope"
        label={t('types')}
        options={[
          { value: 'all', label: t('allTypes') },
          { value: 'some', label: t('someTypes') },
        ]}
      />
      {scope === 'some' && <TypesField />}
      <CheckboxField name="isActive" label={t('isActive')} description={t('isActiveHint')} />
    </>
  )
}

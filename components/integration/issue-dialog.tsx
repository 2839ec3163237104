'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Form } from '@/components/form/form'
import { FormActions } from '@/components/form/form-actions'
import { FormModal } from '@/components/form/form-modal'
import { NumberField } from '@/components/form/number-field'
import { MultiSelectField } from '@/components/form/select-field'
import { TextAreaField, TextField } from '@/components/form/text-field'
import { apiKeys, LONGEST_LIFE } from '@/lib/domain/people/api-keys/contract'
import type { ServiceAccountRecord } from '@/lib/domain/people/service-accounts/contract'
import { scopesFor } from '@/lib/platform/access/scopes'
import type { InputOf } from '@/lib/platform/contract/contract'
import type { IssueFields } from './issue-schema'
import { IssuedKey } from './issued-key'
import { linesOf } from './lines-of'

type Props = { account: ServiceAccountRecord; onClose: () => void }

type Input = typeof apiKeys.issue.input
const schema = async (input: Input) => (await import('./issue-schema')).issueSchema(input)

const toInput = ({ addressLines, ...input }: IssueFields) => ({
  ...input,
  addresses: linesOf(addressLines),
})

/** Issues a key, and then shows it: the only place that does. */
export function IssueDialog({ account, onClose }: Props) {
  const t = useTranslations('integration')
  const [key, setKey] = useState<string | null>(null)
  if (key) return <IssuedKey account={account} value={key} onClose={onClose} />
  const values = { serviceAccountId: account.id, name: '', scopes: [], addressLines: '', days: 90 }
  return (
    <FormModal title={t('issueTo', { name: account.name })} isOpen onClose={onClose}>
      <Form
        contract={apiKeys.issue}
        values={values}
        schema={schema}
        toInput={(checked) => toInput(checked as IssueFields) as InputOf<typeof apiKeys.issue>}
        onDone={(answer) => setKey(answer.key)}
      >
        <TextField
          name="name"
          label={t('keyName')}
          description={t('keyNameHint')}
          required
          maxLength={100}
        />
        <MultiSelectField
          name="scopes"
          label={t('scopes')}
          description={t('scopesHint')}
          options={scopesFor(account.roles).map((scope) => ({ value: scope, label: scope }))}
          required
        />
        <TextAreaField
          name="addressLines"
          label={t('addresses')}
          description={t('addressesHint')}
          maxLength={2000}
        />
        <NumberField
          name="days"
          label={t('days')}
          description={t('daysHint', { most: LONGEST_LIFE })}
          unit={t('daysUnit')}
          min={1}
          max={LONGEST_LIFE}
          required
        />
        <FormActions label={t('issue')} />
      </Form>
    </FormModal>
  )
}

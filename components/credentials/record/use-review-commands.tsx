'use client'
import { useTranslations } from 'next-intl'
import { SelectField } from '@/components/form/select-field'
import { wordsIn } from '@/components/workflow/command-words'
import type { Commands } from '@/components/workflow/commands'
import type { Conflict } from '@/components/workflow/use-conflict'
import {
  credentials,
  returnCodes,
  type CredentialRecord,
  type CredentialResults,
} from '@/lib/domain/eligibility/credentials/contract'
import {
  credentialWorkflow,
  type CredentialCommand,
} from '@/lib/domain/eligibility/credentials/workflow'

/** What the server offers a reviewer on one credential. */
export function useReviewCommands(
  { id, rowVersion, can }: CredentialRecord,
  conflict: Conflict,
): Commands<CredentialCommand, CredentialResults> {
  const t = useTranslations('credentials')
  return {
    offered: can.commands,
    of: (command) => credentialWorkflow.of(command),
    contractOf: (command) => credentials[command],
    inputOf: (command) => ({
      ids: [id],
      rowVersions: [{ id, rowVersion }],
      ...(command === 'return' && { reasonCode: null }),
    }),
    wordsOf: (command) => ({
      ...wordsIn<CredentialCommand>(t)(command),
      title: titleOf(command),
    }),
    reason: {
      name: 'note',
      labels: { needed: t('note'), optional: t('reason') },
      maxLength: 500,
    },
    fieldsOf: (command) => command === 'return' && <ReasonCode />,
    conflict,
  }
  function titleOf(command: CredentialCommand): string | undefined {
    if (command === 'return') return t('returnTitle')
    return command === 'revoke' ? t('revokeTitle') : undefined
  }
}

function ReasonCode() {
  const t = useTranslations('credentials')
  const options = returnCodes.map((value) => ({ value, label: t(`returnCodes.${value}`) }))
  return <SelectField name="reasonCode" label={t('reasonCode')} options={options} required />
}

'use client'
import { useTranslations } from 'next-intl'
import { RadioField } from '@/components/form/choice-field'
import { wordsIn } from '@/components/workflow/command-words'
import type { Commands } from '@/components/workflow/commands'
import type { Conflict } from '@/components/workflow/use-conflict'
import {
  privacyRequests,
  type PrivacyRequestRecord,
} from '@/lib/domain/people/privacy-requests/contract'
import {
  outcomes,
  privacyRequestWorkflow,
  type PrivacyRequestCommand,
} from '@/lib/domain/people/privacy-requests/workflow'

/** What the server offers on one request. */
export function useCloseCommand(
  { id, rowVersion, can }: PrivacyRequestRecord,
  conflict: Conflict,
  onDone: () => void,
): Commands<PrivacyRequestCommand> {
  const t = useTranslations('privacyRequests')
  return {
    offered: can.commands,
    of: (command) => privacyRequestWorkflow.of(command),
    contractOf: (command) => privacyRequests[command],
    inputOf: () => ({ id, rowVersion, outcome: outcomes[0] }),
    wordsOf: wordsIn(t),
    reason: {
      name: 'reason',
      labels: { needed: t('reason') },
      maxLength: 2000,
    },
    fieldsOf: () => <Outcome />,
    conflict,
    onDone,
  }
}

function Outcome() {
  const t = useTranslations('privacyRequests')
  const options = outcomes.map((value) => ({ value, label: t(`statuses.${value}`) }))
  return <RadioField name="outcome" label={t('outcome')} options={options} />
}

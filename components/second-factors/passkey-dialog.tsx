'use client'
import { Button, Stack, Text, TextInput } from '@mantine/core'
import { startRegistration } from '@simplewebauthn/browser'
import { useTranslations } from 'next-intl'
import { Actions } from '@/components/ui/actions'
import { useState, type FormEvent } from 'react'
import { useLeave } from '@/components/form/form-context'
import { FormModal } from '@/components/form/form-modal'
import { useUnsavedWarning } from '@/components/form/use-unsaved-warning'
import { ErrorAlert } from '@/components/ui/error-alert'
import { secondFactors } from '@/lib/domain/people/second-factors/contract'
import { ApiProblem } from '@/lib/platform/browser/client'
import type { InputOf } from '@/lib/platform/contract/contract'
import { useCommand } from '@/lib/platform/browser/use-api'

type Props = { onAdded: (recoveryCodes: string[]) => void; onClose: () => void }
type Answer = InputOf<typeof secondFactors.confirmPasskey>['answer']

/** Creates a passkey on this device and gives it a name. */
export function PasskeyDialog({ onAdded, onClose }: Props) {
  const t = useTranslations('secondFactors')
  return (
    <FormModal title={t('addPasskey')} isOpen onClose={onClose}>
      <PasskeyForm onAdded={onAdded} />
    </FormModal>
  )
}

function PasskeyForm({ onAdded }: Pick<Props, 'onAdded'>) {
  const t = useTranslations()
  const leave = useLeave()
  const [name, setName] = useState('')
  useUnsavedWarning(name.trim() !== '')
  const [refusal, setRefusal] = useState<ApiProblem | 'device' | null>(null)
  const begin = useCommand(secondFactors.beginPasskey)
  const confirm = useCommand(secondFactors.confirmPasskey)
  const add = async (event: FormEvent) => {
    event.preventDefault()
    setRefusal(null)
    try {
      const options = await begin.mutateAsync({})
      const answer = await makeOnDevice(options)
      const called = name.trim() || t('secondFactors.passkey')
      onAdded((await confirm.mutateAsync({ name: called, answer })).recoveryCodes)
    } catch (failure) {
      setRefusal(failure instanceof ApiProblem ? failure : 'device')
    }
  }
  return (
    <form method="post" onSubmit={(event) => void add(event)}>
      <Stack>
        <Text>{t('secondFactors.passkeyText')}</Text>
        {refusal === 'device' && <Text role="alert">{t('secondFactors.deviceRefused')}</Text>}
        {refusal instanceof ApiProblem && (
          <ErrorAlert problem={refusal} title={t('common.problem')} />
        )}
        <TextInput
          label={t('secondFactors.passkeyName')}
          description={t('secondFactors.passkeyNameHint')}
          maxLength={60}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          data-autofocus
        />
        <Actions>
          <Button variant="default" onClick={leave}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" loading={begin.isPending || confirm.isPending}>
            {t('secondFactors.addPasskey')}
          </Button>
        </Actions>
      </Stack>
    </form>
  )
}

type Asked = Parameters<typeof startRegistration>[0]['optionsJSON']

/** The contract leaves the options untyped and checks the answer of the device. */
const makeOnDevice = async (options: object): Promise<Answer> =>
  (await startRegistration({ optionsJSON: options as Asked })) as Answer

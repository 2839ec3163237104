'use client'
import { Stack, Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { Form } from '@/components/form/form'
import { FormActions } from '@/components/form/form-actions'
import { FormModal } from '@/components/form/form-modal'
import { PasswordField } from '@/components/form/password-field'
import { TextField } from '@/components/form/text-field'
import { account } from '@/lib/domain/people/account/contract'
import { listenToOtherTabs } from '@/lib/platform/browser/other-tabs'
import type { InputOf } from '@/lib/platform/contract/contract'
import { BesideAtProvider } from './beside-at-provider'
import { PasskeyConfirmation } from './passkey-confirmation'
import { UserName } from './user-name'

type Input = InputOf<typeof account.confirmIdentity>
type Props = { email: string; provider?: string; answer: (isShown: boolean) => void }

/** Asks for the password and the second factor again, or for a new sign-in at the identity provider that keeps them. */
export function IdentityDialog({ email, provider, answer }: Props) {
  const t = useTranslations('account')
  const [needsCode, setNeedsCode] = useState(false)
  const cancel = () => answer(false)
  return (
    <FormModal title={t('confirmIdentity')} isOpen onClose={cancel}>
      {provider ? (
        <AtProvider name={provider} onConfirmed={() => answer(true)} />
      ) : (
        <Form
          contract={account.confirmIdentity}
          values={{ password: '' }}
          onRefused={({ body }) => {
            if (body.code !== 'second-factor-needed') return false
            setNeedsCode(true)
            return true
          }}
          onDone={() => answer(true)}
        >
          <Text>{t('confirmIdentityText')}</Text>
          <UserName email={email} />
          <PasswordField
            name="password"
            label={t('currentPassword')}
            autoComplete="current-password"
            required
            isFirst
          />
          {needsCode && <SecondFactor onDone={() => answer(true)} />}
          <FormActions label={t('confirmIdentitySubmit')} />
        </Form>
      )}
    </FormModal>
  )
}

function SecondFactor({ onDone }: { onDone: () => void }) {
  const t = useTranslations('signIn')
  const { setFocus } = useFormContext<Input>()
  useEffect(() => setFocus('otp'), [setFocus])
  return (
    <>
      <TextField<Input>
        name="otp"
        label={t('code')}
        description={t('codeHint')}
        autoComplete="one-time-code"
        required
        isNeverKept
      />
      <PasskeyConfirmation onDone={onDone} />
    </>
  )
}

type AtProviderProps = { name: string; onConfirmed: () => void }

/** In a window beside the page: nothing that was typed here is lost. */
function AtProvider({ name, onConfirmed }: AtProviderProps) {
  const t = useTranslations('account')
  const confirmed = useEffectEvent(onConfirmed)
  useEffect(() => listenToOtherTabs((news) => news === 'signed-in' && confirmed()), [])
  return (
    <Stack>
      <Text>{t('confirmAtProvider', { name })}</Text>
      <BesideAtProvider name={name} asksAgain />
    </Stack>
  )
}

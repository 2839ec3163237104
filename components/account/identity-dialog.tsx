'use client'
import { Stack, Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent } from 'react'
import { Form } from '@/components/form/form'
import { FormActions } from '@/components/form/form-actions'
import { FormModal } from '@/components/form/form-modal'
import { PasswordField } from '@/components/form/password-field'
import { account } from '@/lib/domain/people/account/contract'
import { listenToOtherTabs } from '@/lib/platform/browser/other-tabs'
import { BesideAtProvider } from './beside-at-provider'
import { UserName } from './user-name'

type Props = { email: string; provider?: string; answer: (isShown: boolean) => void }

/** Asks for the password again, or for a new sign-in at the identity provider that keeps it. */
export function IdentityDialog({ email, provider, answer }: Props) {
  const t = useTranslations('account')
  const cancel = () => answer(false)
  return (
    <FormModal title={t('confirmIdentity')} isOpen onClose={cancel}>
      {provider ? (
        <AtProvider name={provider} onConfirmed={() => answer(true)} />
      ) : (
        <Form
          contract={account.confirmIdentity}
          values={{ password: '' }}
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
          <FormActions label={t('confirmIdentitySubmit')} onCancel={cancel} />
        </Form>
      )}
    </FormModal>
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

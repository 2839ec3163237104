'use client'
import { Center, Loader, Stack, Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { goToSignIn } from '@/components/account/go-to-sign-in'
import { repeated } from '@/components/account/repeated-password'
import { Form } from '@/components/form/form'
import { FormActions } from '@/components/form/form-actions'
import { TextField } from '@/components/form/text-field'
import { signInWith } from '@/lib/platform/browser/sign-in'
import { invitations } from '@/lib/domain/people/invitations/contract'
import { PasswordFields } from './password-fields'

/** `email` is null for a user without an address, who then enters one. */
export type Invitation = { token: string; email: string | null }

const schema = repeated('password')

export function AcceptForm({ invitation: { token, email } }: { invitation: Invitation }) {
  const t = useTranslations('invitations')
  const [isEntering, setEntering] = useState(false)
  if (isEntering) return <Entering />
  const values = { token, email: email ?? '', password: '', repeatPassword: '' }
  return (
    <Form
      contract={invitations.accept}
      schema={schema}
      values={values}
      onDone={(_, { email: given, password }) => {
        setEntering(true)
        void enter({ username: email ?? given ?? '', password })
      }}
    >
      <TextField
        name="email"
        label={t('email')}
        description={email ? undefined : t('emailHint')}
        type="email"
        autoComplete="username"
        required={!email}
        disabled={email !== null}
      />
      <PasswordFields />
      <FormActions label={t('submit')} />
    </Form>
  )
}

/** For a working day, as nobody was asked whether others use this computer. */
async function enter(credentials: { username: string; password: string }): Promise<void> {
  const refusal = await signInWith({ ...credentials, isShared: true })
  if (refusal) goToSignIn()
  else window.location.assign('/')
}

const Entering = () => (
  <Center py="md">
    <Stack align="center" role="status">
      <Loader />
      <Text>{useTranslations('invitations')('entering')}</Text>
    </Stack>
  </Center>
)

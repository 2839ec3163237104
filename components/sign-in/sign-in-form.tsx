'use client'
import { Alert, Button, Checkbox, Stack, TextInput } from '@mantine/core'
import { useMounted } from '@mantine/hooks'
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { RevealablePassword } from '@/components/form/password-field'
import { signInWith } from '@/lib/platform/browser/sign-in'
import { PasskeyButton } from './passkey-button'
import { refusalOf, type Refusal } from './refusal'

export type Credentials = { username: string; password: string; otp: string; isShared: boolean }
export const blank: Credentials = { username: '', password: '', otp: '', isShared: false }
type Props = {
  isPasswordChanged?: boolean
  values?: Credentials
  /** The one user who may sign in here. */
  email?: string
  /** A promise that fails keeps the form open. */
  onEntered: () => void | Promise<void>
}

export function SignInForm({ isPasswordChanged, values, email, onEntered }: Props) {
  const t = useTranslations('signIn')
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [codeWantedOf, setCodeWantedOf] = useState<string | null>(null)
  const isAlive = useMounted()
  const form = useForm<Credentials>({ defaultValues: { ...blank, username: email ?? '' }, values })
  // Somebody else may have no second factor.
  const needsCode = useWatch({ control: form.control, name: 'username' }) === codeWantedOf
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState
  const field = (name: keyof Credentials) => form.register(name, { required: t('required') })

  const { setFocus } = form
  useEffect(() => {
    if (needsCode) setFocus('otp')
  }, [needsCode, setFocus])

  const enter = form.handleSubmit(async (credentials) => {
    setRefusal(null)
    const otp = needsCode ? credentials.otp : ''
    const refused = await signInWith({ ...credentials, otp })
    if (!refused) return onEntered()
    if (refused === 'second-factor-needed') setCodeWantedOf(credentials.username)
    else setRefusal(refusalOf(refused))
    if (!needsCode) form.setFocus('password')
    // Tells the form that it was not done with: it may be sent again.
    throw new Error(refused)
  })

  return (
    // Sent before the page has come alive, it must not put the password into an address.
    <form noValidate method="post" onSubmit={(event) => void enter(event).catch(() => {})}>
      <Stack>
        {isPasswordChanged && !refusal && (
          <Alert color="pine" icon={<IconCircleCheck />}>
            {t('passwordChanged')}
          </Alert>
        )}
        {refusal && (
          <Alert color="red" icon={<IconAlertCircle />} role="alert">
            {t(refusal.code, { minutes: refusal.minutes })}
          </Alert>
        )}
        <TextInput
          {...field('username')}
          label={t('email')}
          type="email"
          autoComplete="username"
          size="md"
          readOnly={email !== undefined}
          error={errors.username?.message}
        />
        <RevealablePassword
          {...field('password')}
          label={t('password')}
          autoComplete="current-password"
          size="md"
          data-autofocus={email !== undefined}
          error={errors.password?.message}
        />
        {needsCode && (
          <TextInput
            {...field('otp')}
            label={t('code')}
            description={t('codeHint')}
            autoComplete="one-time-code"
            autoCapitalize="none"
            size="md"
            error={errors.otp?.message}
          />
        )}
        <Checkbox
          {...form.register('isShared')}
          label={t('shared')}
          description={t('sharedHint')}
        />
        <Button
          type="submit"
          size="md"
          mt="xs"
          disabled={!isAlive}
          loading={isSubmitting || isSubmitSuccessful}
        >
          {t('submit')}
        </Button>
        <PasskeyButton
          isShared={() => form.getValues('isShared')}
          onEntered={onEntered}
          onRefused={(code) => setRefusal(refusalOf(code))}
        />
      </Stack>
    </form>
  )
}

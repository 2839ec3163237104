'use client'
import { Alert, Button, Checkbox, Stack, TextInput } from '@mantine/core'
import { useMounted } from '@mantine/hooks'
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { RevealablePassword } from '@/components/form/password-field'
import { signInWith } from '@/lib/platform/auth/browser-session'
import { refusalOf, type Refusal } from './refusal'

export type Credentials = { username: string; password: string; isShared: boolean }
const blank: Credentials = { username: '', password: '', isShared: false }
type Props = { next: string; isPasswordChanged: boolean; values?: Credentials }

export function SignInForm({ next, isPasswordChanged, values }: Props) {
  const t = useTranslations('signIn')
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const isAlive = useMounted()
  const form = useForm<Credentials>({ defaultValues: blank, values })
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState
  const field = (name: keyof Credentials) => form.register(name, { required: t('required') })

  const enter = form.handleSubmit(async (credentials) => {
    setRefusal(null)
    const refused = await signInWith(credentials)
    // A whole load, so that nothing is kept of what a stranger was shown.
    if (!refused) return window.location.assign(next)
    setRefusal(refusalOf(refused))
    form.setFocus('password')
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
          error={errors.username?.message}
        />
        <RevealablePassword
          {...field('password')}
          label={t('password')}
          autoComplete="current-password"
          size="md"
          error={errors.password?.message}
        />
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
      </Stack>
    </form>
  )
}

'use client'
import { TextInput } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { goToSignIn } from '@/components/account/go-to-sign-in'
import { repeated } from '@/components/account/repeated-password'
import { Form } from '@/components/form/form'
import { FormActions } from '@/components/form/form-actions'
import { invitations } from '@/lib/domain/people/invitations/contract'
import { PasswordFields } from './password-fields'

const schema = repeated('password')

export function ResetForm({ token, email }: { token: string; email: string | null }) {
  const t = useTranslations('invitations')
  const values = { token, password: '', repeatPassword: '' }
  return (
    <Form contract={invitations.resetPassword} schema={schema} values={values} onDone={goToSignIn}>
      <TextInput
        label={t('email')}
        type="email"
        autoComplete="username"
        value={email ?? ''}
        disabled
      />
      <PasswordFields />
      <FormActions label={t('submit')} />
    </Form>
  )
}

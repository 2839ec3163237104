'use client'
import { TextInput } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { Form } from '@/components/form/form'
import { FormActions } from '@/components/form/form-actions'
import { invitations } from '@/lib/domain/people/invitations/contract'
import { NewPasswordFields } from './new-password-fields'
import { withRepeatedPassword } from './with-repeated-password'

const schema = withRepeatedPassword(invitations.resetPassword.input)
const signIn = () => window.location.assign('/sign-in?changed')

export function ResetForm({ token, email }: { token: string; email: string | null }) {
  const t = useTranslations('invitations')
  const values = { token, password: '', repeatPassword: '' }
  return (
    <Form contract={invitations.resetPassword} schema={schema} values={values} onDone={signIn}>
      <TextInput
        label={t('email')}
        type="email"
        autoComplete="username"
        value={email ?? ''}
        disabled
      />
      <NewPasswordFields />
      <FormActions label={t('submit')} />
    </Form>
  )
}

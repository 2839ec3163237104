'use client'
import { useTranslations } from 'next-intl'
import { goToSignIn } from '@/components/account/go-to-sign-in'
import { withRepeatedPassword } from '@/components/account/with-repeated-password'
import { Form } from '@/components/form/form'
import { FormActions } from '@/components/form/form-actions'
import { TextField } from '@/components/form/text-field'
import { invitations } from '@/lib/domain/people/invitations/contract'
import { PasswordFields } from './password-fields'

/** `email` is null for a user without an address, who then enters one. */
export type Invitation = { token: string; email: string | null }

const schema = withRepeatedPassword(invitations.accept.input, 'password')

export function AcceptForm({ invitation: { token, email } }: { invitation: Invitation }) {
  const t = useTranslations('invitations')
  const values = { token, email: email ?? '', password: '', repeatPassword: '' }
  return (
    <Form contract={invitations.accept} schema={schema} values={values} onDone={goToSignIn}>
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

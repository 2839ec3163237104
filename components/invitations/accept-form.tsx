'use client'
import { useTranslations } from 'next-intl'
import * as z from 'zod'
import { Form } from '@/components/form/form'
import { FormActions } from '@/components/form/form-actions'
import { PasswordField } from '@/components/form/password-field'
import { TextField } from '@/components/form/text-field'
import { newPassword, PASSWORD_LENGTH } from '@/lib/domain/account/contract'
import { invitations } from '@/lib/domain/invitations/contract'

/** `email` is null for a user who has to give one. */
export type Invitation = { token: string; email: string | null }

/** Typed twice, as nobody sees what is typed. */
const typedTwice = invitations.accept.input
  .and(z.object({ repeatPassword: newPassword }))
  .refine(({ password, repeatPassword }) => password === repeatPassword, {
    params: { rule: 'passwords-differ' },
    path: ['repeatPassword'],
  })

const signIn = () => window.location.assign('/sign-in?changed')

export function AcceptForm({ invitation: { token, email } }: { invitation: Invitation }) {
  const t = useTranslations('invitations')
  const values = { token, email: email ?? '', password: '', repeatPassword: '' }
  return (
    <Form contract={invitations.accept} schema={typedTwice} values={values} onDone={signIn}>
      <TextField
        name="email"
        label={t('email')}
        description={email ? undefined : t('emailHint')}
        type="email"
        autoComplete="username"
        required={!email}
        disabled={email !== null}
      />
      <PasswordField
        name="password"
        label={t('password')}
        description={t('passwordHint', { length: PASSWORD_LENGTH })}
        autoComplete="new-password"
        required
      />
      <PasswordField
        name="repeatPassword"
        label={t('repeatPassword')}
        autoComplete="new-password"
        required
      />
      <FormActions label={t('submit')} />
    </Form>
  )
}

'use client'
import { useTranslations } from 'next-intl'
import { Form } from '@/components/form/form'
import { FormActions } from '@/components/form/form-actions'
import { PasswordField } from '@/components/form/password-field'
import { account, newPassword, PASSWORD_LENGTH } from '@/lib/domain/people/account/contract'
import * as z from 'zod'
import { UserName } from './user-name'

const blank = { currentPassword: '', newPassword: '', repeatPassword: '' }

/** Typed twice, as nobody sees what is typed. */
const passwordSchema = account.changePassword.input
  .and(z.object({ repeatPassword: newPassword }))
  .refine(({ newPassword, repeatPassword }) => newPassword === repeatPassword, {
    params: { rule: 'passwords-differ' },
    path: ['repeatPassword'],
  })

/** Changing the password ends every session, this one included. */
const goToSignIn = () => window.location.assign('/sign-in?changed')

export function PasswordForm({ email }: { email: string }) {
  const t = useTranslations('account')
  return (
    <Form
      contract={account.changePassword}
      schema={passwordSchema}
      values={blank}
      onDone={goToSignIn}
    >
      <UserName email={email} />
      <PasswordField
        name="currentPassword"
        label={t('currentPassword')}
        autoComplete="current-password"
        required
      />
      <PasswordField
        name="newPassword"
        label={t('newPassword')}
        description={t('newPasswordHint', { length: PASSWORD_LENGTH })}
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

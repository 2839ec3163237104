'use client'
import { useTranslations } from 'next-intl'
import { Form } from '@/components/form/form'
import { FormActions } from '@/components/form/form-actions'
import { PasswordField } from '@/components/form/password-field'
import { account, PASSWORD_LENGTH } from '@/lib/domain/people/account/contract'
import { goToSignIn } from './go-to-sign-in'
import { NewPasswordFields } from './new-password-fields'
import { UserName } from './user-name'
import { repeated } from './repeated-password'

const blank = { currentPassword: '', newPassword: '', repeatPassword: '' }

const schema = repeated('newPassword')

export function PasswordForm({ email }: { email: string }) {
  const t = useTranslations('account')
  return (
    <Form contract={account.changePassword} schema={schema} values={blank} onDone={goToSignIn}>
      <UserName email={email} />
      <PasswordField
        name="currentPassword"
        label={t('currentPassword')}
        autoComplete="current-password"
        required
      />
      <NewPasswordFields
        name="newPassword"
        labels={{
          password: t('newPassword'),
          hint: t('newPasswordHint', { length: PASSWORD_LENGTH }),
          repeat: t('repeatPassword'),
        }}
      />
      <FormActions label={t('submit')} />
    </Form>
  )
}

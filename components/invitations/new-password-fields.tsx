'use client'
import { useTranslations } from 'next-intl'
import { PasswordField } from '@/components/form/password-field'
import { PASSWORD_LENGTH } from '@/lib/domain/people/account/contract'

export function NewPasswordFields() {
  const t = useTranslations('invitations')
  return (
    <>
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
    </>
  )
}

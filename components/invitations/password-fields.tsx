'use client'
import { useTranslations } from 'next-intl'
import { NewPasswordFields } from '@/components/account/new-password-fields'
import { PASSWORD_LENGTH } from '@/lib/domain/people/account/contract'

export function PasswordFields() {
  const t = useTranslations('invitations')
  const labels = {
    password: t('password'),
    hint: t('passwordHint', { length: PASSWORD_LENGTH }),
    repeat: t('repeatPassword'),
  }
  return <NewPasswordFields name="password" labels={labels} />
}

'use client'
import { useTranslations } from 'next-intl'
import { isMailFault } from '@/lib/domain/people/mail-outbox/rules'

/** Why a mail was given up, in words; what the mail server has answered stays as it is. */
export function useTrouble() {
  const t = useTranslations('mail.faults')
  return (lastError: string): string => (isMailFault(lastError) ? t(lastError) : lastError)
}

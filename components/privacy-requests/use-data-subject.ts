'use client'
import { useLocale, useTranslations } from 'next-intl'
import type { PrivacyRequestRecord } from '@/lib/domain/people/privacy-requests/contract'
import { nameIn } from '@/lib/platform/i18n/names'

type Whose = Pick<PrivacyRequestRecord, 'person' | 'personCode'>

/** Whose request it is, and what became of the person. */
export function useDataSubject() {
  const t = useTranslations('privacyRequests')
  const locale = useLocale()
  const nameOf = ({ person, personCode }: Whose) => (person ? nameIn(locale, person) : personCode)
  const stateOf = ({ person }: Whose): string | null => {
    if (!person) return t('erased')
    if (person.state === 'Anonymised') return t('anonymised')
    return person.state === 'Removed' ? t('removed') : null
  }
  return { nameOf, stateOf }
}

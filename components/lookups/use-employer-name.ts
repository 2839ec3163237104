'use client'
import { useLocale, useTranslations } from 'next-intl'
import { hasName } from '@/lib/domain/site/employers/rules'
import { nameIn, type Named } from '@/lib/platform/i18n/names'

/** The displayed name of a company; a draft without one is shown as unnamed. */
export function useEmployerName() {
  const locale = useLocale()
  const unnamed = useTranslations('common')('unnamed')
  return (employer: Named): string => (hasName(employer) ? nameIn(locale, employer) : unnamed)
}

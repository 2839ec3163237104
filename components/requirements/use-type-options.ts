'use client'
import { useLocale } from 'next-intl'
import { credentialTypes } from '@/lib/domain/eligibility/credential-types/contract'
import { useApi } from '@/lib/platform/browser/use-api'
import { nameIn } from '@/lib/platform/i18n/names'

/** The kinds of credentials that a requirement may ask for. */
export function useTypeOptions() {
  const locale = useLocale()
  const { data } = useApi(credentialTypes.search, {})
  return (data?.rows ?? []).map((type) => ({ value: type.id, label: nameIn(locale, type) }))
}

'use client'
import { useLocale } from 'next-intl'
import { credentialTypes } from '@/lib/domain/eligibility/credential-types/contract'
import { useApi } from '@/lib/platform/browser/use-api'
import { nameIn } from '@/lib/platform/i18n/names'
import { offeredOptions } from '@/components/form/offered-options'

/** The types of credentials that a requirement may ask for, and those that it asks for already. */
export function useTypeOptions(chosen: readonly string[]) {
  const locale = useLocale()
  const { data } = useApi(credentialTypes.search, {})
  return offeredOptions(data?.rows, chosen, (type) => nameIn(locale, type))
}

'use client'
import { useLocale } from 'next-intl'
import { offeredOptions } from '@/components/form/offered-options'
import { credentialTypes } from '@/lib/domain/eligibility/credential-types/contract'
import { useApi } from '@/lib/platform/browser/use-api'
import type { InputOf } from '@/lib/platform/contract/contract'
import { nameIn } from '@/lib/platform/i18n/names'

type Filter = Pick<InputOf<typeof credentialTypes.search>, 'subject'>

/** The types of credentials in use, and those that were chosen before. */
export function useTypeOptions(chosen: readonly string[], filter: Filter = {}) {
  const locale = useLocale()
  const { data } = useApi(credentialTypes.search, filter)
  return offeredOptions(data?.rows, chosen, (type) => nameIn(locale, type))
}

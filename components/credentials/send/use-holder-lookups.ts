'use client'
import { useLocale } from 'next-intl'
import { useEmployerLookup } from '@/components/lookups/use-employer-lookup'
import { lookupIn } from '@/components/ui/lookup'
import { credentialTypes } from '@/lib/domain/eligibility/credential-types/contract'
import { persons } from '@/lib/domain/people/persons/contract'
import { namesOf } from '@/lib/domain/people/persons/rules'
import { useApi } from '@/lib/platform/browser/use-api'
import { columnIn, nameIn } from '@/lib/platform/i18n/names'

/** The people and companies of whom the reader may send documents. */
export function useHolderLookups() {
  const locale = useLocale()
  return {
    people: lookupIn(
      persons.search,
      (person) => `${nameIn(locale, namesOf(person))}, ${person.code}`,
      { sort: columnIn(locale, 'firstName') },
    ),
    companies: useEmployerLookup(),
  }
}

/** The types in use, by their names. */
export function useTypeOptions() {
  const locale = useLocale()
  const { data } = useApi(credentialTypes.search, {
    isActive: true,
    sort: columnIn(locale, 'name'),
  })
  const types = data?.rows ?? []
  const options = types.map((type) => ({ value: type.id, label: nameIn(locale, type) }))
  return { types, options }
}

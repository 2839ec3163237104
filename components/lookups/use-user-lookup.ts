'use client'
import { useLocale } from 'next-intl'
import { lookupIn } from '@/components/ui/lookup'
import { users } from '@/lib/domain/people/users/contract'
import { columnIn, nameIn } from '@/lib/platform/i18n/names'

/** With an `employerId`, that employer's users only. */
export function useUserLookup(employerId: string | null = null) {
  const locale = useLocale()
  return lookupIn(users.searchNames, (named) => nameIn(locale, named), {
    employerId,
    sort: columnIn(locale, 'firstName'),
  })
}

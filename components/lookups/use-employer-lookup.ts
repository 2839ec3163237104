'use client'
import { useLocale } from 'next-intl'
import { lookupIn } from '@/components/ui/lookup'
import { employers } from '@/lib/domain/site/employers/contract'
import type { InputOf } from '@/lib/platform/contract/contract'
import { columnIn, nameIn } from '@/lib/platform/i18n/names'

type Narrowed = Pick<InputOf<typeof employers.search>, 'kind' | 'status'>

export function useEmployerLookup(narrowed: Narrowed = {}) {
  const locale = useLocale()
  return lookupIn(employers.search, (named) => nameIn(locale, named), {
    sort: columnIn(locale, 'name'),
    ...narrowed,
  })
}

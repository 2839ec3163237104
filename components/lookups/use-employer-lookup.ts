'use client'
import { useLocale } from 'next-intl'
import { useEmployerName } from './use-employer-name'
import { lookupIn } from '@/components/ui/lookup'
import { employers } from '@/lib/domain/site/employers/contract'
import type { InputOf } from '@/lib/platform/contract/contract'
import { columnIn } from '@/lib/platform/i18n/names'

type Narrowed = Pick<InputOf<typeof employers.search>, 'kind' | 'status'>

export function useEmployerLookup(narrowed: Narrowed = {}) {
  const nameOf = useEmployerName()
  return lookupIn(employers.search, nameOf, {
    sort: columnIn(useLocale(), 'name'),
    ...narrowed,
  })
}

'use client'
import { useLocale } from 'next-intl'
import { lookupIn } from '@/components/ui/lookup'
import { workspaceAreas } from '@/lib/domain/site/workspace-areas/contract'
import type { InputOf } from '@/lib/platform/contract/contract'
import { nameIn } from '@/lib/platform/i18n/names'

type Narrowed = Pick<InputOf<typeof workspaceAreas.search>, 'isActive'>

export function useAreaLookup(narrowed: Narrowed = {}) {
  const locale = useLocale()
  return lookupIn(workspaceAreas.search, (area) => nameIn(locale, area), {
    sort: 'code',
    ...narrowed,
  })
}

'use client'
import { useLocale } from 'next-intl'
import { nameIn } from '@/lib/platform/i18n/names'

export type Named = { nameTh: string; nameEn: string | null }

export function useNames() {
  const locale = useLocale()
  return (named: Named): string => nameIn(locale, named)
}

'use client'
import { useLocale } from 'next-intl'
import { textIn } from '@/lib/platform/i18n/names'

/** Of a text in Thai and the English beside it, the one for this reader. */
export function useWords() {
  const locale = useLocale()
  return (th: string, en: string | null) => textIn(locale, th, en)
}

'use client'
import { useLocale } from 'next-intl'
import { namesIn } from '@/lib/platform/i18n/names'

/** Of a text in Thai and the English beside it, the one for this reader. */
export function useWords() {
  const locale = useLocale()
  return (th: string, en: string | null) => namesIn(locale, { th, en }).name
}

'use client'
import { useLocale } from 'next-intl'
import { textIn } from '@/lib/platform/i18n/names'

/** Chooses between a Thai text and its English version by the reader's language. */
export function useWords() {
  const locale = useLocale()
  return (th: string, en: string | null) => textIn(locale, th, en)
}

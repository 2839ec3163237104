'use client'
import { useLocale } from 'next-intl'
import { nameIn, type Named } from '@/lib/platform/i18n/names'
import { WholeWords } from './whole-words'

/** A name in the reader's language, broken between its words only. Of a company, which may have none yet: `EmployerName`. */
export function Name({ of }: { of: Named | null }) {
  const locale = useLocale()
  return of ? <WholeWords text={nameIn(locale, of)} /> : '–'
}

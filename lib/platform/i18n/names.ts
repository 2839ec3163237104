import type { Locale } from './locale'

export type Names = { th: string; en: string | null }

/** A name in the reader's language, and in the other one where there is one. */
export function namesIn(locale: Locale, { th, en }: Names) {
  const other = locale === 'th' ? 'en' : 'th'
  if (locale === 'en' && en) return { name: en, otherName: en === th ? null : th, other } as const
  return { name: th, otherName: en === th || locale === 'en' ? null : en, other } as const
}

import type { Locale } from './locale'

export type Names = { th: string; en: string | null }
export type Named = { nameTh: string; nameEn: string | null }

/** The value in the reader's language; the Thai one if there is no English one. */
export const textIn = <T>(locale: Locale, th: T, en: T | null | undefined): T =>
  (locale === 'en' && en) || th

export const nameIn = (locale: Locale, { nameTh, nameEn }: Named): string =>
  textIn(locale, nameTh, nameEn)

/** A name in both languages: the Thai one twice if there is no English one. */
export const namesInBoth = ({ nameTh, nameEn }: Named) => ({ th: nameTh, en: nameEn ?? nameTh })

/** The column with the name in a language, to sort rows by it. */
export const columnIn = <Name extends string>(locale: Locale, name: Name) =>
  textIn<`${Name}Th` | `${Name}En`>(locale, `${name}Th`, `${name}En`)

/** A name in the reader's language, and the one in the other language if it differs. */
export function namesIn(locale: Locale, { th, en }: Names) {
  const other = locale === 'th' ? 'en' : 'th'
  if (locale === 'en' && en) return { name: en, otherName: en === th ? null : th, other } as const
  return { name: th, otherName: en === th || locale === 'en' ? null : en, other } as const
}

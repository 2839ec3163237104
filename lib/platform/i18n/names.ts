import type { Locale } from './locale'

export type Names = { th: string; en: string | null }
export type Named = { nameTh: string; nameEn: string | null }

/** What is said in two languages, in the reader's; in Thai where there is no English. */
export const textIn = <T>(locale: Locale, th: T, en: T | null | undefined): T =>
  (locale === 'en' && en) || th

/** The name of what has one in each language. */
export const nameIn = (locale: Locale, { nameTh, nameEn }: Named): string =>
  textIn(locale, nameTh, nameEn)

/** A name for either language: the Thai one twice where there is no English one. */
export const namesInBoth = ({ nameTh, nameEn }: Named) => ({ th: nameTh, en: nameEn ?? nameTh })

/** Where that name stands, to put rows in its order. */
export const columnIn = <Name extends string>(locale: Locale, name: Name) =>
  textIn<`${Name}Th` | `${Name}En`>(locale, `${name}Th`, `${name}En`)

/** A name in the reader's language, and in the other one where there is one. */
export function namesIn(locale: Locale, { th, en }: Names) {
  const other = locale === 'th' ? 'en' : 'th'
  if (locale === 'en' && en) return { name: en, otherName: en === th ? null : th, other } as const
  return { name: th, otherName: en === th || locale === 'en' ? null : en, other } as const
}

/** ชื่องานที่ไม่มีใครตั้งเองคือชื่อประเภทงาน / A task that nobody gave a title has the name of its type. */
import { messages } from '@/lib/platform/i18n/catalogue'
import { locales, type Locale } from '@/lib/platform/i18n/locale'

type Type = keyof typeof messages.th.tasks.types
const namesIn = (locale: Locale): Record<Type, string> => messages[locale].tasks.types

/** The names of the types, as stored in either language, with what they are for a reader. */
export const titlesOfTypes = (locale: Locale): Map<string, string> =>
  new Map(
    locales.flatMap((stored) =>
      Object.entries(namesIn(stored)).map(
        ([type, name]) => [name, namesIn(locale)[type as Type]] as const,
      ),
    ),
  )

const known = { th: titlesOfTypes('th'), en: titlesOfTypes('en') }

/** A title for its reader: the name of a type in their language, any other as it is. */
export const titleIn = (locale: Locale, title: string): string => known[locale].get(title) ?? title

/** The cookie in which the browser remembers the language that its reader chose. */
export const LOCALE_COOKIE = 'locale'
export const locales = ['th', 'en'] as const
export type Locale = (typeof locales)[number]

export const isLocale = (value: unknown): value is Locale =>
  locales.some((known) => known === value)

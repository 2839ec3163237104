/** How people of a language write numbers and lists. */

export const numberIn = (locale: string, value: number, style?: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(locale, style).format(value)

export const listIn = (locale: string, texts: readonly string[]): string =>
  new Intl.ListFormat(locale).format(texts)

import type { Era } from './format'

/** The cookie in which the browser remembers the era that its reader chose for dates in English. */
export const ERA_COOKIE = 'era'

const isEra = (value: unknown): value is Era => value === 'BE' || value === 'CE'

/** In Thai the era of the site; in English the one that the reader chose, otherwise the Common Era. */
export function eraFor(locale: 'th' | 'en', ofSite: Era, chosen?: unknown): Era {
  if (locale === 'th') return ofSite
  return isEra(chosen) ? chosen : 'CE'
}

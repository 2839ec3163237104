import type { Era } from './format'

/** The cookie in which the browser remembers the era that its reader chose for dates in English. */
export const ERA_COOKIE = 'era'

const isEra = (value: unknown): value is Era => value === 'BE' || value === 'CE'

/** Thai has the era of the site; English the Common Era, unless its reader chose otherwise. */
export function eraFor(locale: 'th' | 'en', ofSite: Era, chosen?: unknown): Era {
  if (locale === 'th') return ofSite
  return isEra(chosen) ? chosen : 'CE'
}

import { fragment, type Fragment } from '@/lib/platform/db/fragment'
import type { Locale } from '@/lib/platform/i18n/locale'
import { titlesOfTypes } from './rules'

/** As `titleIn`; `column` has the title. */
export const shownTitle = (locale: Locale, column: Fragment) => {
  const titles = JSON.stringify(Object.fromEntries(titlesOfTypes(locale)))
  return fragment`coalesce(${titles}::jsonb ->> ${column}, ${column})`
}

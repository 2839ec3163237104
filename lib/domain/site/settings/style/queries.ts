import { cache } from 'react'
import { database } from '@/lib/platform/db/database'
import { dayIn, type Day } from '@/lib/platform/dates/day'
import type { Era } from '@/lib/platform/dates/format'

type SiteStyle = {
  firstDayOfWeek: 0 | 1
  workdays: number[]
  era: Era
  timeZone: string
  defaultLocale: 'th' | 'en'
}

/** Used while the database is unreachable. */
const DEFAULT_STYLE: SiteStyle = {
  firstDayOfWeek: 0,
  workdays: [1, 2, 3, 4, 5, 6],
  era: 'BE',
  timeZone: 'Asia/Bangkok',
  defaultLocale: 'th',
}

/** Read once per request. */
export const siteStyle = cache(async (): Promise<SiteStyle> => {
  const row = await database()
    .db.globalSetting.findUnique({ where: { id: 1 } })
    .catch(() => null)
  if (!row) return DEFAULT_STYLE
  const { firstDayOfWeek, workdays, dateEra, timeZone, defaultLocale } = row
  return {
    firstDayOfWeek: firstDayOfWeek === 1 ? 1 : 0,
    workdays,
    era: dateEra,
    timeZone,
    defaultLocale,
  }
})

/** Today in the site's time zone. */
export const siteToday = async (): Promise<Day> => dayIn((await siteStyle()).timeZone, new Date())

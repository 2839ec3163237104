import type { Day } from './day'
import { formatter } from './formatter'

/** Buddhist Era (ค.ศ. + 543) or Common Era: only how dates are shown, never what is sent. */
export type Era = 'BE' | 'CE'
export type DateStyle = { locale: 'th' | 'en'; era: Era; timeZone: string }

const intlLocales = { th: 'th-TH', en: 'en-GB' } as const

const tagOf = ({ locale, era }: Pick<DateStyle, 'locale' | 'era'>) =>
  `${intlLocales[locale]}-u-ca-${era === 'BE' ? 'buddhist' : 'gregory'}-nu-latn`

const format = (style: DateStyle, options: Intl.DateTimeFormatOptions, instant: Date) =>
  formatter(tagOf(style), options)
    .formatToParts(instant)
    // Thai omits the era; English names it only if it is the Buddhist one.
    .filter(({ type }, index, parts) => !isEraOrItsSpace(type, index, parts) || showsEra(style))
    .map(({ value }) => value)
    .join('')

const isEraOrItsSpace = (type: string, index: number, parts: Intl.DateTimeFormatPart[]) =>
  type === 'era' || (type === 'literal' && parts[index + 1]?.type === 'era')
const showsEra = ({ locale, era }: DateStyle) => locale === 'en' && era === 'BE'

const MEDIUM = { day: 'numeric', month: 'short', year: 'numeric' } as const

/** 21 พ.ย. 2569 · 21 Nov 2569 BE · 21 Nov 2026 */
export const formatDay = (style: DateStyle, value: Day): string =>
  format(style, { ...MEDIUM, timeZone: 'UTC' }, new Date(`${value}T00:00:00Z`))

/** 21 พ.ย. · 21 Nov: for places that show the year already. */
export const formatShortDay = (style: DateStyle, value: Day): string =>
  format(style, { day: 'numeric', month: 'short', timeZone: 'UTC' }, new Date(`${value}T00:00:00Z`))

/** The name of a day of the week, 0 = Sunday: จันทร์ · Monday. Only English has short names: Mon. */
export function formatWeekday(
  { locale }: Pick<DateStyle, 'locale'>,
  weekday: number,
  length: 'long' | 'short' = 'long',
): string {
  // The 4th of January 1970 was a Sunday.
  const instant = new Date(Date.UTC(1970, 0, 4 + weekday))
  const options = { weekday: locale === 'th' ? 'long' : length, timeZone: 'UTC' } as const
  const name = formatter(intlLocales[locale], options).format(instant)
  return name.replace(/^วัน/, '')
}

/** The shortest name of a day of the week, 0 = Sunday: จ · Mon */
export const formatWeekdayNarrow = ({ locale }: Pick<DateStyle, 'locale'>, weekday: number) =>
  formatter(intlLocales[locale], {
    weekday: locale === 'th' ? 'narrow' : 'short',
    timeZone: 'UTC',
  }).format(new Date(Date.UTC(1970, 0, 4 + weekday)))

/** The month of a day: ธันวาคม 2569 · December 2569 BE · December 2026 */
export const formatMonth = (style: DateStyle, value: Day): string =>
  format(style, { month: 'long', year: 'numeric', timeZone: 'UTC' }, new Date(`${value}T00:00:00Z`))

/** With the day of the week: วันเสาร์ที่ 21 พฤศจิกายน 2569 · Saturday 21 November 2026 */
export const formatLongDay = (style: DateStyle, value: Day): string =>
  format(
    style,
    { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' },
    new Date(`${value}T00:00:00Z`),
  )

/** An instant (ISO 8601) as day and minute in the time zone of the site. */
export const formatInstant = (style: DateStyle, value: string): string =>
  format(
    style,
    { ...MEDIUM, hour: '2-digit', minute: '2-digit', hour12: false, timeZone: style.timeZone },
    new Date(value),
  )

/** The instant (ISO 8601) before which something is due: midnight is the end of the day before. */
export const formatDeadline = (style: DateStyle, value: string): string =>
  formatTime(style, value) === '00:00'
    ? format(style, { ...MEDIUM, timeZone: style.timeZone }, new Date(Date.parse(value) - 1))
    : formatInstant(style, value)

/** The instant (ISO 8601) since which something is late: at midnight the day that begins, alone. */
export const formatSince = (style: DateStyle, value: string): string =>
  formatTime(style, value) === '00:00'
    ? format(style, { ...MEDIUM, timeZone: style.timeZone }, new Date(value))
    : formatInstant(style, value)

/** An instant (ISO 8601) as minute of the day in the time zone of the site. */
export const formatTime = (style: DateStyle, value: string): string =>
  format(
    style,
    { hour: '2-digit', minute: '2-digit', hour12: false, timeZone: style.timeZone },
    new Date(value),
  )

/** The year as shown: 2026 → 2569 in the Buddhist era. */
export const shownYear = (era: Era, year: number): number => (era === 'BE' ? year + 543 : year)
export const commonEraYear = (era: Era, year: number): number => (era === 'BE' ? year - 543 : year)

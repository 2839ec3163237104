import type { Prisma } from '@/lib/platform/db/generated/client'
import { toUtcDate } from '@/lib/platform/dates/day'
import type { Calendar } from './calendar'

/**
 * Public holidays of Thailand that fall on the same day each year. Lunar ones (Makha Bucha, Visakha
 * Bucha, Asanha Bucha, Khao Phansa) and substitution days differ by year: an administrator adds them.
 */
const holidays = [
  ['01-01', 'วันขึ้นปีใหม่', 'New Year’s Day'],
  ['04-06', 'วันจักรี', 'Chakri Memorial Day'],
  ['04-13', 'วันสงกรานต์', 'Songkran Festival'],
  ['04-14', 'วันสงกรานต์', 'Songkran Festival'],
  ['04-15', 'วันสงกรานต์', 'Songkran Festival'],
  ['05-01', 'วันแรงงานแห่งชาติ', 'National Labour Day'],
  ['05-04', 'วันฉัตรมงคล', 'Coronation Day'],
  ['06-03', 'วันเฉลิมพระชนมพรรษาสมเด็จพระนางเจ้าฯ พระบรมราชินี', 'Birthday of H.M. the Queen'],
  ['07-28', 'วันเฉลิมพระชนมพรรษาพระบาทสมเด็จพระเจ้าอยู่หัว', 'Birthday of H.M. the King'],
  ['08-12', 'วันแม่แห่งชาติ', 'Mother’s Day'],
  ['10-13', 'วันนวมินทรมหาราช', 'King Bhumibol Memorial Day'],
  ['10-23', 'วันปิยมหาราช', 'Chulalongkorn Day'],
  ['12-05', 'วันพ่อแห่งชาติ', 'Father’s Day'],
  ['12-10', 'วันรัฐธรรมนูญ', 'Constitution Day'],
  ['12-31', 'วันสิ้นปี', 'New Year’s Eve'],
] as const

/** Of this year and the next. */
export function holidayRows({ today }: Calendar): Prisma.HolidayCreateManyInput[] {
  const year = Number(today.slice(0, 4))
  return [year, year + 1].flatMap((year) =>
    holidays.map(([day, nameTh, nameEn]) => ({
      date: toUtcDate(`${year}-${day}`),
      nameTh,
      nameEn,
    })),
  )
}

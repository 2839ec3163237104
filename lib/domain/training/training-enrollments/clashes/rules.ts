/**
 * เวลาชนกัน: วันเดียวกัน ครึ่งวันเดียวกันหรือเวลาคาบเกี่ยวกัน คนหนึ่งมีที่นั่งในรอบที่ชนกันไม่ได้
 * Whether two sessions clash. Source: docs/interface.md#enrolment.
 */
import type { HalfDay } from '@/lib/domain/training/training-plans/contract'
import type { Day } from '@/lib/platform/dates/day'
import type { Locale } from '@/lib/platform/i18n/locale'
import { nameIn } from '@/lib/platform/i18n/names'
import { translator } from '@/lib/platform/i18n/translator'

export type Hours = {
  date: Day
  period: HalfDay
  startTime: string
  /** Not included */
  endTime: string
}

/** A session in which somebody has a seat, as refusals name it. */
export type OtherSession = Omit<Hours, 'date'> & { nameTh: string; nameEn: string }

/** The half-day does not say the hours: a session of the morning may last into the afternoon. */
export const clash = (one: Hours, other: Hours): boolean =>
  one.date === other.date &&
  (one.period === other.period || (one.startTime < other.endTime && other.startTime < one.endTime))

export function sessionIn(language: Locale, session: OtherSession): string {
  const period = translator(language, 'training')(`periods.${session.period}`)
  return `${nameIn(language, session)} · ${period} ${session.startTime}–${session.endTime}`
}

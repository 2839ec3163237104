import { readWorkCalendar } from '@/lib/domain/site/settings/queries'
import { workdayAfter, workdayBefore } from '@/lib/domain/site/settings/rules'
import { clockOf, type Clock } from '@/lib/platform/dates/clock'
import { addDays, dayIn, type Day } from '@/lib/platform/dates/day'
import { eraFor } from '@/lib/platform/dates/era'
import type { DateStyle } from '@/lib/platform/dates/format'
import { instantOf } from '@/lib/platform/dates/instant'
import type { ReadContext } from '@/lib/platform/http/context'
import { permitDays } from '../rules'

/** What every kind is read with. */
export type Reading = {
  context: ReadContext
  clock: Clock
  date: Day
  /** The days whose permits still to come count, both inclusive. */
  days: readonly [Day, Day] | null
  style: DateStyle
  overstayHours: number
  /** The instant of a time of day at the site. */
  at: (day: Day, time: string) => Date
  /** The moment after a day. */
  endOf: (day: Day) => Date
  /** By when the permits of a day should be decided. */
  cutOffBefore: (day: Day) => Date
  /** By when what was sent in at an instant should be looked at: on the working day after. */
  answerBy: (sentAt: Date) => Date
}

export async function startReading(context: ReadContext, date?: Day): Promise<Reading> {
  const calendar = await readWorkCalendar(context.sql)
  const { timeZone, permitCutOff, overstayHours } = calendar
  const clock = clockOf(timeZone, context.now)
  const chosen = date ?? workdayAfter(calendar, clock.today)
  const at = remembered((day: Day, time: string) => instantOf(timeZone, day, time))
  const { language, chosenEra } = context
  return {
    context,
    clock,
    date: chosen,
    days: permitDays(clock.today, chosen),
    style: { locale: language, era: eraFor(language, calendar.dateEra, chosenEra), timeZone },
    overstayHours,
    at,
    endOf: (day) => at(addDays(day, 1), '00:00'),
    cutOffBefore: remembered((day: Day) => at(workdayBefore(calendar, day), permitCutOff)),
    answerBy: (sentAt) => at(workdayAfter(calendar, dayIn(timeZone, sentAt)), permitCutOff),
  }
}

/** Hundreds of permits begin at the same few times. */
function remembered<Args extends string[]>(read: (...args: Args) => Date) {
  const known = new Map<string, Date>()
  return (...args: Args): Date => {
    const key = args.join(' ')
    const instant = known.get(key) ?? read(...args)
    known.set(key, instant)
    return instant
  }
}

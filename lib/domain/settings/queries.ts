import { clockOf, type Clock } from '@/lib/platform/dates/clock'
import { fromColumn } from '@/lib/platform/dates/day'
import type { Db } from '@/lib/platform/db/client'
import type { Reader } from '@/lib/platform/export/table'
import type { Context } from '@/lib/platform/http/context'
import type { GlobalSetting } from './contract'

export async function getSettings({ db }: { db: Db }): Promise<GlobalSetting> {
  const row = await db.globalSetting.findUniqueOrThrow({ where: { id: 1 } })
  const holidays = await db.holiday.findMany({ orderBy: { date: 'asc' } })
  const { firstDayOfWeek, timeZone, dateEra, defaultLocale, trainingValidityMonths, rowVersion } =
    row
  return {
    FirstDayOfWeek: firstDayOfWeek === 1 ? 1 : 0,
    timeZone,
    dateEra,
    defaultLocale,
    trainingValidityMonths,
    holidays: holidays.map(({ date, ...names }) => ({ date: fromColumn(date), ...names })),
    rowVersion,
  }
}

/** Decides what "today" is, wherever the server stands. */
export async function readTimeZone({ db }: { db: Db }): Promise<string> {
  const where = { id: 1 }
  const { timeZone } = await db.globalSetting.findUniqueOrThrow({
    where,
    select: { timeZone: true },
  })
  return timeZone
}

/** The day and the time it is at the site. */
export const siteClock = async (db: Db, now: Date): Promise<Clock> =>
  clockOf(await readTimeZone({ db }), now)

/** How a file that is made now is written for whoever asked. */
export async function readerOf({
  db,
  language,
  now,
}: Pick<Context, 'db' | 'language' | 'now'>): Promise<Reader> {
  const { dateEra, timeZone } = await getSettings({ db })
  return { locale: language, era: dateEra, timeZone, now }
}

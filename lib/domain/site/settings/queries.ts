import * as z from 'zod'
import { may } from '@/lib/platform/access/actor'
import { clockOf, type Clock } from '@/lib/platform/dates/clock'
import { eraFor } from '@/lib/platform/dates/era'
import { dayIn, fromUtcDate, type Day } from '@/lib/platform/dates/day'
import type { SignInRules } from '@/lib/platform/auth/sign-in-rules'
import type { Db } from '@/lib/platform/db/database'
import type { Sql } from '@/lib/platform/db/sql'
import type { Locale } from '@/lib/platform/i18n/locale'
import type { Reader } from '@/lib/platform/export/table'
import type { Context } from '@/lib/platform/http/context'
import type { GlobalSetting } from './contract'

export async function getSettings({ db }: { db: Db }): Promise<Omit<GlobalSetting, 'can'>> {
  const row = await db.globalSetting.findUniqueOrThrow({ where: { id: 1 } })
  const holidays = await db.holiday.findMany({ orderBy: { date: 'asc' } })
  return {
    FirstDayOfWeek: row.firstDayOfWeek === 1 ? 1 : 0,
    timeZone: row.timeZone,
    dateEra: row.dateEra,
    defaultLocale: row.defaultLocale,
    trainingValidityMonths: row.trainingValidityMonths,
    offerHours: row.offerHours,
    workdays: row.workdays,
    permitCutOff: row.permitCutOff,
    sessionIdleDays: row.sessionIdleDays,
    administratorsNeedSecondFactor: row.administratorsNeedSecondFactor,
    everybodyNeedsSecondFactor: row.everybodyNeedsSecondFactor,
    entryNeedsPermit: row.entryNeedsPermit,
    overstayHours: row.overstayHours,
    gateRetentionDays: row.gateRetentionDays,
    gateListHours: row.gateListHours,
    holidays: holidays.map(({ date, ...names }) => ({ date: fromUtcDate(date), ...names })),
    rowVersion: row.rowVersion,
  }
}

export const getGlobalSetting = async (context: Context): Promise<GlobalSetting> => ({
  ...(await getSettings(context)),
  can: { changeSignIn: may(context.actor, 'access-mgmt') },
})

/** How the site writes dates, for a reader whose language is not known. */
export const readDateStyle = (db: Db) =>
  db.globalSetting.findUniqueOrThrow({
    where: { id: 1 },
    select: { timeZone: true, dateEra: true },
  })

export const readTimeZone = async ({ db }: { db: Db }): Promise<string> =>
  (await readDateStyle(db)).timeZone

export const readDefaultLocale = async (db: Db): Promise<Locale> =>
  (await db.globalSetting.findUniqueOrThrow({ where: { id: 1 }, select: { defaultLocale: true } }))
    .defaultLocale

/** 0 for Sunday, 1 for Monday. */
export const readWeekStart = async (db: Db): Promise<number> =>
  (await db.globalSetting.findUniqueOrThrow({ where: { id: 1 }, select: { firstDayOfWeek: true } }))
    .firstDayOfWeek

/** Today in the site's time zone. */
export const readToday = async ({ db, now }: Pick<Context, 'db' | 'now'>): Promise<Day> =>
  dayIn(await readTimeZone({ db }), now)

/** The present day and time in the site's time zone. */
export const siteClock = async (db: Db, now: Date): Promise<Clock> =>
  clockOf(await readTimeZone({ db }), now)

/** How days and times are formatted for the caller. */
export async function readerOf({
  db,
  actor,
  language,
  chosenEra,
  now,
}: Pick<Context, 'db' | 'language' | 'chosenEra' | 'now'> & {
  actor: { userId: string }
}): Promise<Reader> {
  const { dateEra, timeZone } = await readDateStyle(db)
  const era = eraFor(language, dateEra, chosenEra)
  return { userId: actor.userId, locale: language, era, timeZone, now }
}

export const readSignInRules = (db: Db): Promise<SignInRules> =>
  db.globalSetting.findUniqueOrThrow({
    where: { id: 1 },
    select: {
      sessionIdleDays: true,
      administratorsNeedSecondFactor: true,
      everybodyNeedsSecondFactor: true,
    },
  })

export const readGateSettings = (db: Db) =>
  db.globalSetting.findUniqueOrThrow({
    where: { id: 1 },
    select: { overstayHours: true, gateRetentionDays: true, gateListHours: true, timeZone: true },
  })

const workCalendar = z.object({
  timeZone: z.string(),
  dateEra: z.enum(['BE', 'CE']),
  workdays: z.array(z.int()),
  permitCutOff: z.string(),
  overstayHours: z.int(),
  holidays: z.array(z.string()),
})

/** The working days and hours of the site, and how it writes dates. */
export const readWorkCalendar = (sql: Sql) =>
  sql`
  SELECT "timeZone", "dateEra"::text, "workdays", "permitCutOff", "overstayHours",
    ARRAY(SELECT "date"::text FROM "holidays" ORDER BY "date") AS "holidays"
  FROM "global_settings" WHERE "id" = 1`.one(workCalendar)

import * as z from 'zod'
import { isTimeZone } from '@/lib/platform/dates/time-zone'
import { command, get, result, type OutputOf } from '@/lib/platform/contract/contract'
import { day, timeOfDay } from '@/lib/platform/contract/days'
import { rowVersion, text } from '@/lib/platform/contract/fields'

const holiday = z.object({ date: day, nameTh: text(200), nameEn: text(200) })

const holidays = z
  .array(holiday)
  .max(1000)
  .superRefine((all, { addIssue }) => {
    all.forEach(({ date }, index) => {
      if (all.findIndex((other) => other.date === date) < index)
        addIssue({ code: 'custom', path: [index, 'date'], params: { rule: 'same-day-twice' } })
    })
  })
  .meta({ description: 'Each day once' })

const firstDayOfWeek = z.literal([0, 1]).meta({ description: '0 = Sunday, 1 = Monday' })
const timeZone = z
  .string()
  .max(100)
  .refine(isTimeZone, { params: { rule: 'time-zone' } })
const dateEra = z.enum(['BE', 'CE'])
const defaultLocale = z.enum(['th', 'en'])
const trainingValidityMonths = z.int().min(1).max(120)
const offerHours = z
  .int()
  .min(1)
  .max(168)
  .meta({ description: 'So long an offer of training seats waits for an answer' })
const sessionIdleDays = z
  .int()
  .min(1)
  .max(90)
  .meta({ description: 'A browser that was not used for so many days is signed out' })
const administratorsNeedSecondFactor = z.boolean().meta({
  description: 'Admin and TenantAdministrator do nothing before they have a second factor',
})
const everybodyNeedsSecondFactor = z
  .boolean()
  .meta({ description: 'Nobody does anything before they have a second factor' })
const entryNeedsPermit = z
  .enum(['Off', 'Warn', 'Refuse'])
  .meta({ description: 'Whether somebody without a work permit of that day may come in' })
const workdays = z
  .array(z.int().min(0).max(6))
  .min(1)
  .max(7)
  .transform((all) => [...new Set(all)].toSorted((a, b) => a - b))
  .meta({ description: 'Working days: 0 = Sunday … 6 = Saturday. They order what is to do' })
const permitCutOff = timeOfDay.meta({
  description:
    'HH:MM at the site: until then on the working day before, a permit should be decided. It refuses nothing',
})
const overstayHours = z
  .int()
  .min(1)
  .max(72)
  .meta({ description: 'Longer than so many hours on site is an overstay' })
const gateRetentionDays = z
  .int()
  .min(30)
  .max(1095)
  .meta({ description: 'What happened at gates is forgotten after so many days' })
const gateListHours = z
  .int()
  .min(1)
  .max(72)
  .meta({ description: 'A device lets nobody in by a list older than so many hours' })

export const settings = {
  get: get('/api/settings/global', {
    policy: 'realm-basic',
    summary: 'The settings of the whole site',
    input: z.object({}),
    output: z.object({
      FirstDayOfWeek: firstDayOfWeek,
      timeZone: z.string(),
      dateEra,
      defaultLocale,
      trainingValidityMonths: z.int(),
      offerHours: z.int(),
      workdays: z.array(z.int()),
      permitCutOff: z.string(),
      sessionIdleDays: z.int(),
      administratorsNeedSecondFactor: z.boolean(),
      everybodyNeedsSecondFactor: z.boolean(),
      entryNeedsPermit,
      overstayHours: z.int(),
      gateRetentionDays: z.int(),
      gateListHours: z.int(),
      holidays: z.array(z.object({ date: z.string(), nameTh: z.string(), nameEn: z.string() })),
      rowVersion: z.int(),
      can: z.object({ changeSignIn: z.boolean() }),
    }),
  }),
  save: command('/api/settings/global', {
    policy: 'settings-mgmt',
    summary: 'Save the settings of the whole site',
    description:
      'Members that are left out keep their value; `holidays` replaces the whole list. What concerns signing in (`sessionIdleDays`, `administratorsNeedSecondFactor`, `everybodyNeedsSecondFactor`) is changed by Admin only, who is asked who is there: 403 `confirm-identity` where that was not shown lately.',
    input: z.object({
      FirstDayOfWeek: firstDayOfWeek,
      timeZone: timeZone.optional(),
      dateEra: dateEra.optional(),
      defaultLocale: defaultLocale.optional(),
      trainingValidityMonths: trainingValidityMonths.optional(),
      offerHours: offerHours.optional(),
      workdays: workdays.optional(),
      permitCutOff: permitCutOff.optional(),
      sessionIdleDays: sessionIdleDays.optional(),
      administratorsNeedSecondFactor: administratorsNeedSecondFactor.optional(),
      everybodyNeedsSecondFactor: everybodyNeedsSecondFactor.optional(),
      entryNeedsPermit: entryNeedsPermit.optional(),
      overstayHours: overstayHours.optional(),
      gateRetentionDays: gateRetentionDays.optional(),
      gateListHours: gateListHours.optional(),
      holidays: holidays.optional(),
      rowVersion,
    }),
    output: result,
  }),
}

export type GlobalSetting = OutputOf<typeof settings.get>

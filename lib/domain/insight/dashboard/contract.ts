import * as z from 'zod'
import { isDay } from '@/lib/platform/dates/day'
import { get, type OutputOf } from '@/lib/platform/contract/contract'
import { day, withinYears } from '@/lib/platform/contract/days'
import { filter } from '@/lib/platform/contract/fields'

const count = z.int().min(0)
const groups = { awaitingApproval: count, open: count, closed: count }
const dayOfGroups = z.object({ date: z.string(), ...groups })
const awaitingDecision = z.object({ count, earliestWorkDate: z.string().nullable() })

const nearestDay = z.string().nullable().meta({
  description:
    'Where the day has no permits: the nearest day that has some, the later of two; otherwise null',
})

const month = withinYears(
  z
    .string()
    .max(40)
    .refine((value) => /^\d{4}-\d{2}$/.test(value) && isDay(`${value}-01`), {
      params: { rule: 'month' },
      abort: true,
    }),
).meta({ description: 'YYYY-MM, Common Era' })

const counted =
  'Permits count on their work date, in the group of their status: awaiting approval (Submitted, ChangesRequested), open (Approved, Active, Suspended, AwaitingClosure, Expired), closed (Closed). Draft, Rejected and Cancelled ones count nowhere.'

export const dashboard = {
  wpDaily: get('/api/dashboard/wpDaily', {
    policy: 'dashboard',
    summary: 'The permits of a day by group',
    description: `${counted} Without \`date\`, today at the site. \`awaitingDecision\` is the whole queue as it stands, whatever the day: the permits that are Submitted, and the earliest of their work dates.`,
    input: z.object({ date: filter(day) }),
    output: dayOfGroups.extend({ awaitingDecision, nearestDay }),
  }),
  wpWeekly: get('/api/dashboard/wpWeekly', {
    policy: 'dashboard',
    summary: 'The permits of seven days by group',
    description: `${counted} Seven rows, the last one of \`endDate\`: without it, today at the site.`,
    input: z.object({ endDate: filter(day) }),
    output: z.array(dayOfGroups),
  }),
  monthlySummary: get('/api/dashboard/monthlySummary', {
    policy: 'dashboard',
    summary: 'Permits, contractors and workers on each day of a month',
    description: `${counted} Contractors and workers are distinct companies and people on the permits of a day. \`months\` are the latest 12, this one first.`,
    input: z.object({ month: filter(month) }),
    output: z.object({
      month: z.string(),
      days: z.array(
        z.object({
          date: z.string(),
          wpCount: count,
          contractorCount: count,
          workerCount: count,
        }),
      ),
      months: z.array(z.string()),
    }),
  }),
}

export type DayOfGroups = z.output<typeof dayOfGroups>
export type AwaitingDecision = z.output<typeof awaitingDecision>
export type MonthlySummary = OutputOf<typeof dashboard.monthlySummary>
export type DayOfMonth = MonthlySummary['days'][number]

import * as z from 'zod'
import { command, get, list, query, result, type OutputOf } from '@/lib/platform/contract/contract'
import { day } from '@/lib/platform/contract/days'
import { byId, filter, id, optionalId, optionalText, text } from '@/lib/platform/contract/fields'
import { saveInput } from '@/lib/platform/contract/save-input'
import { DAY } from '@/lib/platform/dates/durations'

export const recurrenceTypes = ['None', 'Daily', 'Weekly', 'Monthly'] as const
export type RecurrenceType = (typeof recurrenceTypes)[number]
const recurrenceType = z.enum(recurrenceTypes)
export const halfDays = ['Morning', 'Afternoon'] as const
export type HalfDay = (typeof halfDays)[number]

/** Choices beside free input. Source: docs/interface.md#training-sessions. */
export const capacityPresets = [10, 20, 30, 40, 50] as const
export const DEFAULT_CAPACITY = 30
export const MAX_CAPACITY = 1000

const planCapacity = z
  .int()
  .min(0)
  .max(MAX_CAPACITY)
  .meta({ description: 'Seats; 0 means no session in that half of the day' })

export const issuedTypeId = z.guid().nullable().meta({
  description:
    'Passing issues a credential of this type, and the person’s TrainingStatus stays as it is; null: it is the safety training',
})

const trainingPlanRecord = z.object({
  id: z.guid(),
  name: z.string(),
  nickname: z.string().meta({ description: 'In Thai' }),
  recurrenceType,
  weekdays: z.array(z.int()).meta({ description: 'For Weekly: 0 = Sunday … 6 = Saturday' }),
  startDate: z.string(),
  endDate: z.string().nullable().meta({ description: 'Inclusive' }),
  morningCapacity: z.int(),
  afternoonCapacity: z.int(),
  location: z.string(),
  trainerName: z.string().nullable(),
  validityMonths: z.int(),
  credentialTypeId: issuedTypeId,
  isActive: z.boolean(),
  sessionCount: z.int(),
  rowVersion: z.int(),
})
export type TrainingPlanRecord = z.output<typeof trainingPlanRecord>

const generated = z.object({
  id: z.guid().optional().meta({ description: 'Left out on a dry run' }),
  date: z.string(),
  period: z.enum(halfDays),
  capacity: z.int(),
})
const skipped = z.object({
  date: z.string(),
  period: z.enum(halfDays),
  reason: z.enum(['exists', 'holiday', 'past']),
  name: z.string().optional().meta({ description: 'The holiday, in the language of the caller' }),
})

const sessionOfPlan = generated.extend({ id: z.guid() })

/** The range for which sessions of a plan are made or removed, both ends inclusive. */
export const generatedRange = z
  .object({ fromDate: day, toDate: day })
  .refine(({ fromDate, toDate }) => fromDate <= toDate, {
    params: { rule: 'end-before-start' },
    path: ['toDate'],
  })
  .refine(({ fromDate, toDate }) => Date.parse(toDate) - Date.parse(fromDate) < 366 * DAY, {
    params: { rule: 'a-year-at-most' },
    path: ['toDate'],
  })
const rangeDay = z.string().max(30).nullish().meta({
  description: 'YYYY-MM-DD, needed for a plan that repeats; ignored for one of recurrence None',
})

export const trainingPlans = {
  create: query('/api/training-plans/create', {
    policy: 'training-mgmt',
    summary: 'The template of a new plan',
    input: z.object({}),
    output: trainingPlanRecord
      .omit({ id: true, sessionCount: true, rowVersion: true })
      .extend({ capacityPresets: z.array(z.int()) }),
  }),
  get: get('/api/training-plans/get/{id}', {
    policy: 'training-mgmt',
    summary: 'One plan',
    input: byId,
    output: trainingPlanRecord,
  }),
  save: command('/api/training-plans/save', {
    policy: 'training-mgmt',
    summary: 'Make or change a plan',
    description: `What is left out keeps its value; a new plan has ${DEFAULT_CAPACITY} seats in the morning and none in the afternoon if not said. Sessions that are there already stay as they are.`,
    input: saveInput(
      { name: text(200), nickname: text(200), recurrenceType, startDate: day, location: text(200) },
      {
        weekdays: z
          .array(z.int().min(0).max(6))
          .max(7)
          .transform((all) => [...new Set(all)].toSorted((a, b) => a - b))
          .optional(),
        endDate: z.union([z.literal('').transform(() => null), day]).nullish(),
        morningCapacity: planCapacity.optional(),
        afternoonCapacity: planCapacity.optional(),
        trainerName: optionalText(200),
        validityMonths: z.int().min(1).max(120).optional(),
        credentialTypeId: optionalId.meta({
          description: 'Stays once the plan has sessions: 400 `plan-result-fixed`.',
        }),
        isActive: z.boolean().optional(),
      },
    )
      .refine(({ startDate, endDate }) => !startDate || !endDate || startDate <= endDate, {
        params: { rule: 'end-before-start' },
        path: ['endDate'],
      })
      .refine(
        ({ id: known, recurrenceType: type, weekdays }) =>
          type !== 'Weekly' || (weekdays ? weekdays.length > 0 : known !== undefined),
        { params: { rule: 'weekday-needed' }, path: ['weekdays'] },
      )
      .refine(
        ({ id: known, morningCapacity, afternoonCapacity }) =>
          morningCapacity !== 0 || (afternoonCapacity ?? (known ? 1 : 0)) > 0,
        { params: { rule: 'no-seats' }, path: ['morningCapacity'] },
      ),
    output: result,
  }),
  remove: command('/api/training-plans/remove', {
    policy: 'training-mgmt',
    summary: 'Remove a plan',
    description: '400 while sessions were made from it.',
    input: byId,
    output: result,
  }),
  search: list('/api/training-plans/search', {
    policy: 'training-mgmt',
    summary: 'Training plans',
    description: 'There is no keyword search.',
    filters: { isActive: filter(z.boolean()) },
    row: trainingPlanRecord,
    sorts: ['name', 'nickname', 'startDate'],
  }),
  generateSessions: command('/api/training-plans/generateSessions', {
    policy: 'training-mgmt',
    summary: 'Make the sessions of a plan',
    description:
      'None gives exactly the start date of the plan, also on a holiday or in the past, of which `messages` warn; `fromDate` and `toDate` are ignored there. For the others both are needed, at most 366 days, both ends counted; holidays, days that have passed and halves of today that have begun are skipped and named. What exists already is skipped, so that running it again makes nothing twice. `dryRun` tells what would be made.',
    input: z.object({
      id,
      fromDate: rangeDay,
      toDate: rangeDay,
      dryRun: z.boolean().default(false),
    }),
    output: z.object({
      createdCount: z.int(),
      sessions: z.array(generated),
      skipped: z.array(skipped),
      messages: result.shape.messages,
    }),
  }),
  removeSessions: command('/api/training-plans/removeSessions', {
    policy: 'training-mgmt',
    summary: 'Remove the sessions of a plan in which nobody was enrolled',
    description:
      'From `fromDate` to `toDate`, at most 366 days, both ends counted. Those in which anybody was enrolled, though cancelled since, are `kept`. `dryRun` tells what would be removed.',
    input: generatedRange.safeExtend({ id, dryRun: z.boolean().default(false) }),
    output: z.object({
      removedCount: z.int(),
      sessions: z.array(sessionOfPlan),
      kept: z.array(sessionOfPlan),
    }),
  }),
}

export type TrainingPlanTemplate = OutputOf<typeof trainingPlans.create>
export type GeneratedSessions = OutputOf<typeof trainingPlans.generateSessions>
export type RemovedSessions = OutputOf<typeof trainingPlans.removeSessions>

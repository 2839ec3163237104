import * as z from 'zod'
import {
  DEFAULT_CAPACITY,
  halfDays,
  issuedTypeId,
  MAX_CAPACITY,
} from '@/lib/domain/training/training-plans/contract'
import { command, get, list, query, result, type OutputOf } from '@/lib/platform/contract/contract'
import { day, timeOfDay } from '@/lib/platform/contract/days'
import {
  byId,
  filter,
  id,
  keyword,
  longText,
  rowVersion,
  text,
} from '@/lib/platform/contract/fields'
import { saveInput } from '@/lib/platform/contract/save-input'
import { sessionCommands, sessionStatuses } from './workflow'

export const sessionSources = ['Site', 'Import'] as const
/** What passing gives: the safety training, or a credential of the course's type. */
export const courseResults = ['SafetyTraining', 'Credential'] as const
const status = z.enum(sessionStatuses)

const period = z.enum(halfDays)
const capacity = z.int().min(1).max(MAX_CAPACITY)

export const trainingSessionRecord = z.object({
  id: z.guid(),
  scheduleId: z.guid(),
  scheduleName: z.string(),
  scheduleNickname: z.string(),
  credentialTypeId: issuedTypeId,
  date: z.string().meta({ description: 'YYYY-MM-DD' }),
  period,
  startTime: z.string(),
  endTime: z.string(),
  location: z.string(),
  capacity: z.int(),
  seatsTaken: z.int(),
  seatsHeld: z.int().meta({ description: 'Offered to the queue, or held for names to come' }),
  seatsFree: z.int(),
  waitingSeats: z.int().meta({ description: 'Asked for by the queue, and not offered yet' }),
  status,
  source: z.enum(sessionSources).meta({
    description: 'Import: it was over when a file of results made it',
  }),
  cancelReason: z.string().nullable(),
  rowVersion: z.int(),
  can: z.object({
    save: z.boolean(),
    move: z.boolean().meta({ description: 'To another day, half of the day or start' }),
    changePlan: z.boolean(),
    remove: z.boolean(),
    enroll: z.boolean(),
    book: z.boolean().meta({
      description:
        'Ask for seats, also of a session that is full; until two hours before it starts',
    }),
    checkIn: z.boolean(),
    commands: z.array(z.enum(sessionCommands)),
  }),
})
export type TrainingSessionRecord = z.output<typeof trainingSessionRecord>

export const sessionFilters = {
  keyword: keyword.meta({
    description: 'Any part of the schedule’s name (English), nickname (Thai) or the location',
  }),
  fromDate: filter(day),
  toDate: filter(day),
  status: filter(status),
  scheduleId: filter(id),
  gives: filter(z.enum(courseResults)).meta({ description: 'By what passing gives' }),
}

export const sessionSorts = [
  'date',
  'scheduleName',
  'location',
  'status',
  'seatsTaken',
  'seatsLeft',
] as const

const byIdAndVersion = byId.extend({ rowVersion })

export const trainingSessions = {
  create: query('/api/training-sessions/create', {
    policy: 'training-mgmt',
    summary: 'The template of a new session',
    description:
      'With `scheduleId`, the values of that plan. On `date`, or today, or the next day where its half-days have begun by then.',
    input: z.object({ scheduleId: filter(id), date: filter(day) }),
    output: z.object({
      scheduleId: z.guid().nullable(),
      date: z.string(),
      period,
      startTime: z.string(),
      endTime: z.string(),
      location: z.string(),
      capacity: z.int(),
      capacityPresets: z.array(z.int()),
    }),
  }),
  get: get('/api/training-sessions/get/{id}', {
    policy: 'realm-basic',
    summary: 'One session',
    input: byId,
    output: trainingSessionRecord,
  }),
  save: command('/api/training-sessions/save', {
    policy: 'training-mgmt',
    summary: 'Make or change a session',
    description:
      'A capacity below the seats that are taken or held is 400; so is a second session of one plan in one half-day, and a day that has passed. Once somebody has attended, the day, the half-day and the start stay (400 `session-attended`); once people are in it or seats are asked for, the plan does (400 `session-plan-fixed`). Hours that clash with another session of somebody in it are 400 `people-busy`.',
    input: saveInput(
      { scheduleId: id, date: day, period, location: text(200) },
      {
        startTime: timeOfDay.optional(),
        endTime: timeOfDay.optional(),
        capacity: capacity
          .optional()
          .meta({ description: `Of a new session ${DEFAULT_CAPACITY} if not said` }),
      },
    ).refine(({ startTime, endTime }) => !startTime || !endTime || startTime < endTime, {
      params: { rule: 'times-in-order' },
      path: ['endTime'],
    }),
    output: result,
  }),
  remove: command('/api/training-sessions/remove', {
    policy: 'training-mgmt',
    summary: 'Remove a session',
    description: 'Only without attendance rows and seat requests; otherwise 400.',
    input: byId,
    output: result,
  }),
  search: list('/api/training-sessions/search', {
    policy: 'realm-basic',
    summary: 'Search sessions',
    filters: sessionFilters,
    row: trainingSessionRecord,
    sorts: sessionSorts,
  }),
  close: command('/api/training-sessions/close', {
    policy: 'training-mgmt',
    summary: 'Close a session for enrolment',
    input: byIdAndVersion,
    output: result,
  }),
  reopen: command('/api/training-sessions/reopen', {
    policy: 'training-mgmt',
    summary: 'Open a closed session again',
    description: 'Before it has begun.',
    input: byIdAndVersion,
    output: result,
  }),
  complete: command('/api/training-sessions/complete', {
    policy: 'training-mgmt',
    summary: 'Complete a closed session',
    description: 'Once every row is Passed, Failed, NoShow or Cancelled; otherwise 400.',
    input: byIdAndVersion,
    output: result,
  }),
  cancel: command('/api/training-sessions/cancel', {
    policy: 'training-mgmt',
    summary: 'Cancel a session and its enrolments',
    description:
      'When nobody has attended, with a reason; otherwise 400. No-shows are cancelled too.',
    input: byIdAndVersion.extend({ reason: longText(500) }),
    output: result,
  }),
}

export type TrainingSessionTemplate = OutputOf<typeof trainingSessions.create>

import * as z from 'zod'
import { attendanceCommands, attendanceStatuses } from '@/lib/domain/training/attendance/workflow'
import { trainingStatuses } from '@/lib/domain/people/persons/contract'
import { halfDays, issuedTypeId } from '@/lib/domain/training/training-plans/contract'
import { sessionStatuses } from '@/lib/domain/training/training-sessions/workflow'
import { command, file, list } from '@/lib/platform/contract/contract'
import {
  byId,
  filter,
  id,
  keyword,
  named,
  onlyIds,
  optionalLongText,
} from '@/lib/platform/contract/fields'
import { manyIds, oneResult } from '@/lib/platform/contract/many'

/** One person's attendance of one session, with the names that lists show. */
export const attendanceRecord = z.object({
  id: z.guid(),
  sessionId: z.guid(),
  personId: z.guid(),
  contractorId: z.guid().nullable(),
  status: z.enum(attendanceStatuses),
  enrolledAt: z.string(),
  enrolledByUserId: z.guid(),
  confirmedAt: z.string().nullable(),
  confirmedByUserId: z.guid().nullable(),
  checkedInAt: z.string().nullable(),
  checkedInByUserId: z.guid().nullable(),
  resultAt: z.string().nullable(),
  resultByUserId: z.guid().nullable(),
  note: z.string().nullable(),
  rowVersion: z.int(),
  person: named.extend({
    code: z.string(),
    TrainingStatus: z.enum(trainingStatuses).nullable().meta({
      description: 'Null, with what follows, to a Contractor whose company the person has left',
    }),
    trainingValidUntil: z.string().nullable(),
    profileAssetId: z.guid().nullable(),
  }),
  contractor: named.nullable(),
  session: z.object({
    scheduleName: z.string(),
    scheduleNickname: z.string(),
    credentialTypeId: issuedTypeId,
    date: z.string(),
    period: z.enum(halfDays),
    startTime: z.string(),
    location: z.string(),
    status: z.enum(sessionStatuses),
    hasBegun: z.boolean().meta({ description: 'By the site’s clock' }),
  }),
  can: z.object({ commands: z.array(z.enum(attendanceCommands)) }),
})
export type AttendanceRecord = z.output<typeof attendanceRecord>

export const attendanceResults = z.object({
  results: z.array(oneResult.extend({ status: z.enum(attendanceStatuses).optional() })),
})
export type AttendanceResults = z.output<typeof attendanceResults>

export const attendanceSorts = ['session', 'person', 'contractor', 'status', 'enrolledAt'] as const

const candidateRecord = named.extend({
  code: z.string(),
  employer: named.nullable(),
  TrainingStatus: z.enum(trainingStatuses),
  trainingValidUntil: z.string().nullable(),
  profileAssetId: z.guid().nullable(),
  hasIdCard: z.boolean(),
  refusal: z.object({ code: z.string(), text: z.string() }).nullable().meta({
    description: 'Why the person cannot be enrolled as things stand; null for one who can.',
  }),
})
export type CandidateRecord = z.output<typeof candidateRecord>

export const trainingEnrollments = {
  sheet: file('/api/training-enrollments/pdf/{id}', {
    policy: 'enrollment',
    summary: 'The attendance sheet of a session, as a PDF to sign on',
    description:
      'Those who are enrolled, by name, no-shows marked as such, and blank rows to write in; a caller who is Contractor and nothing more gets the own people only.',
    input: byId,
  }),
  candidates: list('/api/training-enrollments/candidates', {
    policy: 'enrollment',
    summary: 'People who might be enrolled in a session',
    description:
      'Each with the refusal that `enroll` would give for them alone at this moment. A Contractor is given the own employer’s people only.',
    filters: { sessionId: id, keyword, employerId: filter(id), ids: onlyIds },
    row: candidateRecord,
    sorts: ['person', 'TrainingStatus', 'trainingValidUntil'],
  }),
  enroll: command('/api/training-enrollments/enroll', {
    policy: 'enrollment',
    summary: 'Enrol people in a session',
    transaction: 'sql',
    description:
      'All or nobody: 400 `enrollment-refused` names each person who cannot go in and why. With `partial` those who can go in do, in the order given, and `results` tells each outcome. Free seats belong to whoever waits for them: `seats-for-queue`. With `ifFull: "wait"` those whom only a seat is missing join the queue, as one request a company, with the outcome `Waiting`. A Contractor enrols the own employer’s people only.',
    input: z.object({
      sessionId: id,
      personIds: z
        .array(id)
        .min(1)
        .max(1000)
        .transform((all) => [...new Set(all)]),
      partial: z.boolean().default(false),
      ifFull: z.enum(['refuse', 'wait']).default('refuse'),
    }),
    output: z.object({
      results: z.array(
        z.object({
          personId: z.guid(),
          id: z.guid().optional(),
          outcome: z.enum(['Enrolled', 'Waiting', 'Refused']),
          code: z.string().optional(),
          text: z.string().optional(),
        }),
      ),
    }),
  }),
  cancel: command('/api/training-enrollments/cancel', {
    policy: 'enrollment',
    summary: 'Cancel enrolments',
    description: 'Before the day of the session; the seats are free again.',
    input: z.object({ ids: manyIds, note: optionalLongText(500) }),
    output: attendanceResults,
  }),
  search: list('/api/training-enrollments/search', {
    policy: 'enrollment',
    summary: 'Enrolments, of the own people for a Contractor',
    filters: {
      sessionId: filter(id),
      personId: filter(id),
      status: filter(z.enum(attendanceStatuses)),
    },
    row: attendanceRecord,
    sorts: attendanceSorts,
  }),
}

import * as z from 'zod'
import { attendedStatuses } from '@/lib/domain/training/attendance/workflow'
import {
  attendanceRecord,
  attendanceResults,
  attendanceSorts,
} from '@/lib/domain/training/training-enrollments/contract'
import { command, fileByPost, list } from '@/lib/platform/contract/contract'
import { day } from '@/lib/platform/contract/days'
import {
  filter,
  id,
  keyword,
  longText,
  nonBlankFilter,
  optionalLongText,
} from '@/lib/platform/contract/fields'
import { manyIds } from '@/lib/platform/contract/many'

/** Pending stands for Enrolled, Confirmed and Attended together. */
export const approvalStatuses = ['Pending', 'Passed', 'Failed', 'NoShow'] as const

const decision = (name: string, summary: string, description?: string) =>
  command(`/api/training-approvals/${name}`, {
    policy: 'training-review',
    summary,
    description: [
      description,
      'Each id is judged by itself: 200 when at least one was done, otherwise the status of the first refusal (409 `state-moved-on` when another officer was first), with the reason of each in `errors`.',
    ]
      .filter(Boolean)
      .join(' '),
    input: z.object({ ids: manyIds, note: optionalLongText(500) }),
    output: attendanceResults,
  })

const filters = {
  keyword: keyword.meta({ description: 'Any part of the person’s name, Thai or English' }),
  status: filter(z.enum(approvalStatuses)),
  /** Blank is refused, not taken for "any". Source: docs/interface.md#training-approvals. */
  sessionId: nonBlankFilter(id),
  contractorId: filter(id),
  fromDate: filter(day).meta({ description: 'Sessions on this day or later' }),
  toDate: filter(day).meta({ description: 'Sessions on this day or earlier' }),
}

const search = list('/api/training-approvals/search', {
  policy: 'training-mgmt',
  summary: 'Attendance to be reviewed',
  description:
    'Filters combine. An empty text as `sessionId` is 400; leave it out instead. Missing and null filter nothing, and so does blank in the others.',
  filters,
  row: attendanceRecord,
  sorts: attendanceSorts,
})

export const trainingApprovals = {
  search,
  exportXlsx: fileByPost('/api/training-approvals/exportXlsx', {
    policy: 'training-mgmt',
    summary: 'The attendance that search gives, as an XLSX file',
    description: 'The same rows in the same order, all pages. Nothing that matches is 400.',
    input: search.input.omit({ page: true, pageSize: true }),
  }),
  confirm: decision('confirm', 'Confirm enrolments'),
  checkIn: decision('checkIn', 'Check people in', 'On the day of the session.'),
  undoCheckIn: decision(
    'undoCheckIn',
    'Take check-ins back',
    'On the day of the session: people are what they were before, Enrolled or Confirmed.',
  ),
  pass: decision(
    'pass',
    'People have passed',
    'Their training is valid until the session’s date plus the validity of the plan.',
  ),
  fail: decision('fail', 'People have failed', 'They may be enrolled again.'),
  markNoShow: decision(
    'markNoShow',
    'People did not come',
    'From the day of the session on; before, 400 `session-not-begun`. Their training stays as it was; they may be enrolled again.',
  ),
  correct: command('/api/training-approvals/correct', {
    policy: 'training-review',
    summary: 'Correct results',
    description:
      'From the day of the session on (before, 400 `session-not-begun`) until the session is completed or cancelled; the training is worked out again. The reason is recorded, and stands in the row where there is no `note`. A row that has the result already is done and stays as it is. Refused for who was anonymised: `person-anonymised`.',
    input: z.object({
      ids: manyIds,
      to: z.enum(attendedStatuses),
      reason: longText(500),
      note: optionalLongText(500),
    }),
    output: attendanceResults,
  }),
}

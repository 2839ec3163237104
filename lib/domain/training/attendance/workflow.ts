/**
 * การเข้าอบรม: ลงทะเบียน → ยืนยัน → เข้าอบรม → ผ่าน / ไม่ผ่าน หรือ ไม่มา หรือ ยกเลิก
 * The life of an attendance. Source: docs/interface.md#attendance.
 */
import { Workflow } from '@/lib/platform/workflow/workflow'

export const attendanceWorkflow = new Workflow({
  subject: 'attendance',
  statuses: ['Enrolled', 'Confirmed', 'Attended', 'Passed', 'Failed', 'NoShow', 'Cancelled'],
  words: { statuses: 'training.statuses', commands: 'trainingEnrollments.commands' },
  roles: ['training-review', 'enrollment'],
  /** See `attendanceChecks`. */
  conditions: ['on-the-day', 'from-the-day', 'before-the-day', 'from-the-day-to-completion'],
  wrongStatus: 'state-moved-on',
  reasonField: 'reason',
  transitions: {
    confirm: {
      from: ['Enrolled'],
      to: 'Confirmed',
      by: ['training-review'],
      reason: 'optional',
      look: 'plain',
      isInstant: true,
    },
    checkIn: {
      from: ['Enrolled', 'Confirmed'],
      to: 'Attended',
      by: ['training-review'],
      reason: 'optional',
      condition: 'on-the-day',
      look: 'leading',
      isInstant: true,
    },
    /** Back to the status before the check-in. */
    undoCheckIn: {
      from: ['Attended'],
      to: ['Enrolled', 'Confirmed'],
      by: ['training-review'],
      reason: 'optional',
      condition: 'on-the-day',
      look: 'plain',
      isInstant: true,
    },
    pass: {
      from: ['Attended'],
      to: 'Passed',
      by: ['training-review'],
      reason: 'optional',
      look: 'leading',
      isInstant: true,
    },
    fail: {
      from: ['Attended'],
      to: 'Failed',
      by: ['training-review'],
      reason: 'optional',
      look: 'adverse',
      isInstant: true,
    },
    markNoShow: {
      from: ['Enrolled', 'Confirmed'],
      to: 'NoShow',
      by: ['training-review'],
      reason: 'optional',
      condition: 'from-the-day',
      look: 'plain',
    },
    correct: {
      from: ['Passed', 'Failed', 'NoShow'],
      to: ['Attended', 'Passed', 'Failed'],
      by: ['training-review'],
      reason: 'needed',
      condition: 'from-the-day-to-completion',
      look: 'plain',
    },
    cancel: {
      from: ['Enrolled', 'Confirmed'],
      to: 'Cancelled',
      by: ['enrollment'],
      reason: 'optional',
      condition: 'before-the-day',
      look: 'ending',
    },
  },
})

export const { statuses: attendanceStatuses, commands: attendanceCommands } = attendanceWorkflow
export type AttendanceStatus = (typeof attendanceStatuses)[number]
export type AttendanceCommand = (typeof attendanceCommands)[number]

/** Whoever is in one of these takes a seat of the session. */
export const seatTakingStatuses = ['Enrolled', 'Confirmed', 'Attended', 'Passed', 'Failed'] as const
export const takesSeat = (status: AttendanceStatus): boolean =>
  seatTakingStatuses.some((taking) => taking === status)

/** What the queue calls Pending. Source: docs/interface.md#training-approvals. */
export const pendingStatuses = ['Enrolled', 'Confirmed', 'Attended'] as const

export const resultStatuses = ['Passed', 'Failed'] as const

/** Given before the session has begun, these are probably a slip: the reader is asked once more. */
const commandsAfterStart: readonly string[] = ['pass', 'fail', 'markNoShow']
export const isBeforeStart = (
  command: AttendanceCommand,
  { session }: { session: { hasBegun: boolean } },
): boolean => commandsAfterStart.includes(command) && !session.hasBegun

/** Of those who came, with a result or still without. */
export const attendedStatuses = ['Attended', ...resultStatuses] as const
export const hasAttended = (status: AttendanceStatus): boolean =>
  attendedStatuses.some((attended) => attended === status)

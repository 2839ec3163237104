/**
 * การเข้าอบรม: ลงทะเบียน → ยืนยัน → เข้าอบรม → ผ่าน / ไม่ผ่าน หรือ ไม่มา หรือ ยกเลิก
 * The life of an attendance. Source: docs/interface.md#attendance.
 */
export const attendanceStatuses = [
  'Enrolled',
  'Confirmed',
  'Attended',
  'Passed',
  'Failed',
  'NoShow',
  'Cancelled',
] as const
export type AttendanceStatus = (typeof attendanceStatuses)[number]

export const attendanceCommands = [
  'confirm',
  'checkIn',
  'undoCheckIn',
  'pass',
  'fail',
  'markNoShow',
  'correct',
  'cancel',
] as const
export type AttendanceCommand = (typeof attendanceCommands)[number]

/** What the day and the session must be like for a command. */
export type Condition = 'on-the-day' | 'from-the-day' | 'before-the-day' | 'before-completion'

type Step = {
  from: readonly AttendanceStatus[]
  /** The statuses that it leads to; where there are several, the caller or what the row was before says which. */
  to: readonly [AttendanceStatus, ...AttendanceStatus[]]
  condition?: Condition
}

export const workflow: Record<AttendanceCommand, Step> = {
  confirm: { from: ['Enrolled'], to: ['Confirmed'] },
  checkIn: { from: ['Enrolled', 'Confirmed'], to: ['Attended'], condition: 'on-the-day' },
  undoCheckIn: {
    from: ['Attended'],
    to: ['Enrolled', 'Confirmed'],
    condition: 'on-the-day',
  },
  pass: { from: ['Attended'], to: ['Passed'] },
  fail: { from: ['Attended'], to: ['Failed'] },
  markNoShow: { from: ['Enrolled', 'Confirmed'], to: ['NoShow'], condition: 'from-the-day' },
  correct: {
    from: ['Passed', 'Failed', 'NoShow'],
    to: ['Attended', 'Passed', 'Failed'],
    condition: 'before-completion',
  },
  cancel: { from: ['Enrolled', 'Confirmed'], to: ['Cancelled'], condition: 'before-the-day' },
}

/** Where a command leads from a status, or null where it does not apply. */
export function nextStatus(
  status: AttendanceStatus,
  command: AttendanceCommand,
  wished?: AttendanceStatus,
): AttendanceStatus | null {
  const { from, to } = workflow[command]
  if (!from.includes(status)) return null
  return wished === undefined ? to[0] : to.includes(wished) ? wished : null
}

/** The statuses whose row takes a seat of the session. */
export const seatHolding = ['Enrolled', 'Confirmed', 'Attended', 'Passed', 'Failed'] as const
export const holdsSeat = (status: AttendanceStatus): boolean =>
  seatHolding.some((holding) => holding === status)

/** What the queue calls Pending. Source: docs/interface.md#training-approvals. */
export const pending = ['Enrolled', 'Confirmed', 'Attended'] as const

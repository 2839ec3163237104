/** เงื่อนไขการลงทะเบียนและการดำเนินการตามวัน / Who may go in, and what the day must be like for a command. */
import { workflow, type AttendanceCommand } from '@/lib/domain/attendance/workflow'
import type { Day } from '@/lib/platform/dates/day'
import type { ProblemCode } from '@/lib/platform/http/problems'

type Session = { date: Day; status: string }

/** Why a command is refused whatever the row's status, or null. */
export function refusalBySession(
  command: AttendanceCommand,
  { date, status }: Session,
  today: Day,
): ProblemCode | null {
  const { condition } = workflow[command]
  if (condition === 'on-the-day' && date !== today) return 'not-on-the-day'
  if (condition === 'before-the-day' && date <= today) return 'too-late-to-cancel'
  if (condition === 'before-completion' && status === 'Completed') return 'session-completed'
  return null
}

type Room = {
  sessionId: string
  /** The session takes people and has not begun. */
  isOpen: boolean
  /** Seats that are left. */
  seats: number
}

/**
 * Why a person cannot go into a session, or null. `rows` are the attendance rows that hold a seat in any
 * session of its half-day.
 */
export function refusalToEnroll(
  rows: readonly { sessionId: string }[],
  { sessionId, isOpen, seats }: Room,
): ProblemCode | null {
  if (!isOpen) return 'session-closed-for'
  if (rows.some((row) => row.sessionId === sessionId)) return 'already-enrolled'
  if (rows.length > 0) return 'busy-that-half-day'
  return seats > 0 ? null : 'no-seat-for'
}

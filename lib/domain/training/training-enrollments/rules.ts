/** เงื่อนไขของคำสั่งตามวันและสถานะรอบ / What the day and the session must be like for a command. */
import { workflow, type AttendanceCommand } from '@/lib/domain/training/attendance/workflow'
import type { Day } from '@/lib/platform/dates/day'
import type { ProblemCode } from '@/lib/platform/contract/problems'

type Session = { date: Day; status: string }

/** Why a command is refused whatever the row's status, or null. */
export function refusalBySession(
  command: AttendanceCommand,
  { date, status }: Session,
  today: Day,
): ProblemCode | null {
  const { condition } = workflow[command]
  if (condition === 'on-the-day' && date !== today) return 'not-on-the-day'
  if (condition === 'from-the-day' && date > today) return 'session-not-begun'
  if (condition === 'before-the-day' && date <= today) return 'too-late-to-cancel'
  if (condition === 'before-completion' && status === 'Completed') return 'session-completed'
  return null
}

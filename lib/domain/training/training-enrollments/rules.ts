/** เงื่อนไขของคำสั่งตามวันและสถานะรอบ / The conditions of commands: the day and the status of the session. */
import {
  isOver,
  sessionWorkflow,
  type SessionStatus,
} from '@/lib/domain/training/training-sessions/workflow'
import type { Day } from '@/lib/platform/dates/day'
import type { ProblemCode } from '@/lib/platform/contract/problems'
import type { Refusal } from '@/lib/platform/workflow/workflow'

type Session = { date: Day; status: SessionStatus }

/** For each condition of the workflow, why it is not met. */
export function attendanceChecks({ date, status }: Session, today: Day) {
  const fromTheDay = unless(date <= today, 'session-not-begun')
  return {
    'on-the-day': unless(date === today, 'not-on-the-day'),
    'from-the-day': fromTheDay,
    'before-the-day': unless(date > today, 'too-late-to-cancel'),
    'from-the-day-to-completion': isOver(status) ? over(status) : fromTheDay,
  }
}

const over = (status: SessionStatus): Refusal =>
  status === 'Completed'
    ? { code: 'session-completed' }
    : { code: 'session-over', values: { status: sessionWorkflow.nameOf(status) } }

const unless = (isMet: boolean, code: ProblemCode): Refusal | null => (isMet ? null : { code })

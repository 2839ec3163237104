/** เงื่อนไขของคำสั่งตามวันและสถานะรอบ / What the day and the session must be like for a command. */
import type { Day } from '@/lib/platform/dates/day'
import type { ProblemCode } from '@/lib/platform/contract/problems'
import type { Refusal } from '@/lib/platform/workflow/workflow'

type Session = { date: Day; status: string }

/** What keeps a command from being given, whatever the row's status. */
export const attendanceChecks = ({ date, status }: Session, today: Day) => ({
  'on-the-day': unless(date === today, 'not-on-the-day'),
  'from-the-day': unless(date <= today, 'session-not-begun'),
  'before-the-day': unless(date > today, 'too-late-to-cancel'),
  'before-completion': unless(status !== 'Completed', 'session-completed'),
})

const unless = (isMet: boolean, code: ProblemCode): Refusal | null => (isMet ? null : { code })

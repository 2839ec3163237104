/** รอบอบรม: ก่อนเริ่มหรือเริ่มแล้ว / Whether a session has begun, by the clock of the site. */
import type { Clock } from '@/lib/platform/dates/clock'
import type { Day } from '@/lib/platform/dates/day'
import type { ProblemCode } from '@/lib/platform/contract/problems'
import type { Refusal } from '@/lib/platform/workflow/workflow'

type Start = { date: Day; startTime: string }

/** From the minute of its start on. */
export const hasBegun = ({ date, startTime }: Start, { today, time }: Clock): boolean =>
  date < today || (date === today && startTime <= time)

type Rows = { pending: number; attended: number }

/** What keeps a session from being reopened, completed or cancelled; `rows` counts its attendance. */
export const sessionChecks = (session: Start, rows: Rows, clock: Clock) => ({
  'before-start': hasBegun(session, clock) ? refusal('session-begun', rows.attended) : null,
  'nobody-pending': rows.pending > 0 ? refusal('rows-pending', rows.pending) : null,
  'nobody-attended': rows.attended > 0 ? refusal('somebody-attended', rows.attended) : null,
})

const refusal = (code: ProblemCode, count: number): Refusal => ({ code, values: { count } })

/** รอบอบรม: ก่อนเริ่มหรือเริ่มแล้ว / Whether a session has begun, by the site's clock. */
import type { Clock } from '@/lib/platform/dates/clock'
import type { Day } from '@/lib/platform/dates/day'
import type { ProblemCode } from '@/lib/platform/contract/problems'
import type { Refusal } from '@/lib/platform/workflow/workflow'

type Start = { date: Day; startTime: string }

/** From the minute of its start on. */
export const hasBegun = ({ date, startTime }: Start, { today, time }: Clock): boolean =>
  date < today || (date === today && startTime <= time)

type Counts = { pending: number; attended: number }

/** For each condition of the workflow, why it is not met. */
export const sessionChecks = (session: Start, counts: Counts, clock: Clock) => ({
  'before-start': hasBegun(session, clock) ? refusal('session-begun', counts.attended) : null,
  'nobody-pending': counts.pending > 0 ? refusal('rows-pending', counts.pending) : null,
  'nobody-attended': counts.attended > 0 ? refusal('somebody-attended', counts.attended) : null,
})

const refusal = (code: ProblemCode, count: number): Refusal => ({ code, values: { count } })

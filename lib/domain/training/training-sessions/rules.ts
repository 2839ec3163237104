/** รอบอบรม: ก่อนเริ่มหรือเริ่มแล้ว / Whether a session has begun, by the clock of the site. */
import type { Clock } from '@/lib/platform/dates/clock'
import type { Day } from '@/lib/platform/dates/day'
import type { SessionCommand, SessionStatus } from './contract'
import { nextStatus, workflow } from './workflow'

type Start = { date: Day; startTime: string }

/** From the minute of its start on. */
export const hasBegun = ({ date, startTime }: Start, { today, time }: Clock): boolean =>
  date < today || (date === today && startTime <= time)

type Session = Start & { status: SessionStatus }
type Rows = { pending: number; attended: number }

/** The commands that a session takes now; `rows` counts its attendance. */
export function availableCommands(session: Session, rows: Rows, clock: Clock): SessionCommand[] {
  const meets = {
    'before-start': !hasBegun(session, clock),
    'all-settled': rows.pending === 0,
    'nobody-attended': rows.attended === 0,
  }
  return (Object.keys(workflow) as SessionCommand[]).filter((command) => {
    const { condition } = workflow[command]
    return nextStatus(session.status, command) !== null && (!condition || meets[condition])
  })
}

/**
 * รอบอบรม: เปิด ⇄ เต็ม → ปิด → เสร็จสิ้น หรือ ยกเลิก
 * The life of a training session. Open and Full follow the seats by themselves.
 * Source: docs/interface.md#training-sessions.
 */
import type { SessionCommand, SessionStatus } from './contract'

type Step = {
  from: readonly SessionStatus[]
  to: SessionStatus
  /** `before-start`: it has not begun. `all-settled`: no row is still pending. `nobody-attended`: so far. */
  condition?: 'before-start' | 'all-settled' | 'nobody-attended'
}

export const workflow: Record<SessionCommand, Step> = {
  close: { from: ['Open', 'Full'], to: 'Closed' },
  reopen: { from: ['Closed'], to: 'Open', condition: 'before-start' },
  complete: { from: ['Closed'], to: 'Completed', condition: 'all-settled' },
  cancel: { from: ['Open', 'Full', 'Closed'], to: 'Cancelled', condition: 'nobody-attended' },
}

export const nextStatus = (status: SessionStatus, command: SessionCommand): SessionStatus | null =>
  workflow[command].from.includes(status) ? workflow[command].to : null

/** Open turns Full with the last seat, and back when one comes free; other statuses stay. */
export function statusBySeats(
  status: SessionStatus,
  seatsTaken: number,
  capacity: number,
): SessionStatus {
  if (status !== 'Open' && status !== 'Full') return status
  return seatsTaken >= capacity ? 'Full' : 'Open'
}

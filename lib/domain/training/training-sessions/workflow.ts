/**
 * รอบอบรม: เปิด ⇄ เต็ม → ปิด → เสร็จสิ้น หรือ ยกเลิก
 * The life of a training session. Open and Full follow from the seats.
 * Source: docs/interface.md#training-sessions.
 */
import { Workflow } from '@/lib/platform/workflow/workflow'

export const sessionWorkflow = new Workflow({
  subject: 'training-session',
  statuses: ['Open', 'Full', 'Closed', 'Completed', 'Cancelled'],
  words: { statuses: 'training.sessionStatuses', commands: 'trainingSessions.commands' },
  roles: ['training-mgmt'],
  conditions: ['before-start', 'nobody-pending', 'nobody-attended'],
  wrongStatus: 'no-such-step',
  reasonField: 'reason',
  transitions: {
    close: { from: ['Open', 'Full'], to: 'Closed', by: ['training-mgmt'], look: 'plain' },
    reopen: {
      from: ['Closed'],
      to: 'Open',
      by: ['training-mgmt'],
      condition: 'before-start',
      look: 'plain',
    },
    complete: {
      from: ['Closed'],
      to: 'Completed',
      by: ['training-mgmt'],
      condition: 'nobody-pending',
      look: 'leading',
    },
    cancel: {
      from: ['Open', 'Full', 'Closed'],
      to: 'Cancelled',
      by: ['training-mgmt'],
      reason: 'needed',
      condition: 'nobody-attended',
      look: 'adverse',
    },
  },
  clock: { closeAtStart: { from: ['Open', 'Full'], to: 'Closed' } },
})

export const { statuses: sessionStatuses, commands: sessionCommands } = sessionWorkflow
export type SessionStatus = (typeof sessionStatuses)[number]
export type SessionCommand = (typeof sessionCommands)[number]

export const isOver = (status: SessionStatus): boolean =>
  status === 'Completed' || status === 'Cancelled'

export const peopleTakingStatuses = ['Open', 'Full'] as const

/** Whether people may still get into it: at once, or by waiting for a seat. */
export const takesPeople = (status: SessionStatus): boolean =>
  peopleTakingStatuses.some((taking) => taking === status)

/** Open becomes Full with the last seat, and Open again when one is free; other statuses stay. */
export function statusBySeats(
  status: SessionStatus,
  /** Taken or held. */
  seats: number,
  capacity: number,
): SessionStatus {
  if (!takesPeople(status)) return status
  return seats >= capacity ? 'Full' : 'Open'
}

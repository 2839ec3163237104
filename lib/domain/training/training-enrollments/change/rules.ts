/**
 * คำสั่งกับการเข้าอบรมหลายรายการ: แต่ละรายการพิจารณาแยกกัน
 * One command for many attendance rows, each decided on its own. Source: docs/interface.md#training-approvals.
 */
import {
  attendanceWorkflow,
  takesSeat,
  type AttendanceCommand,
  type AttendanceStatus,
} from '@/lib/domain/training/attendance/workflow'
import type { SessionStatus } from '@/lib/domain/training/training-sessions/workflow'
import type { Day } from '@/lib/platform/dates/day'
import type { ProblemCode, Values } from '@/lib/platform/contract/problems'
import type { Hours, OtherSession } from '../clashes/rules'
import { attendanceChecks } from '../rules'

export type Session = Hours & {
  id: string
  status: SessionStatus
  capacity: number
  seatsTaken: number
  seatsHeld: number
  waitingSeats: number
}
type OtherRow = OtherSession & { id: string; sessionId: string; hasSeat: boolean }
export type Row = {
  id: string
  status: AttendanceStatus
  /** Whether it was Confirmed before the check-in. */
  wasConfirmed: boolean
  personId: string
  /** Of the person nothing more is written. */
  isAnonymised: boolean
  session: Session
  /** For `correct` of a row without a seat: the person's other rows in the session and in those that clash with it. */
  others: OtherRow[]
}
type AttendanceRole = (typeof attendanceWorkflow.table.roles)[number]
export type Input = {
  command: AttendanceCommand
  /** For `correct`: the requested status. */
  to?: AttendanceStatus
  note?: string | null
  /** For `correct`: needed, and noted in the row where there is no note. */
  reason?: string
}

/** The next status of a row, or the code of its refusal. */
export type Decision<R extends Row> =
  | { id: string; row: R; next: AttendanceStatus; code?: undefined }
  | {
      id: string
      row?: R
      next?: undefined
      code: ProblemCode
      values?: Values
      /** With which the seat would clash. */
      other?: OtherSession
    }

/** One decision for each id, in their order: the first ones get the seats that are left. */
export function decideEach<R extends Row>(
  rows: readonly R[],
  ids: readonly string[],
  { command, to, reason }: Input,
  { roles, today }: { roles: readonly AttendanceRole[]; today: Day },
): Decision<R>[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const freed = new Map<string, number>()
  const seated = new Set<string>()
  return ids.map((id): Decision<R> => {
    const row = byId.get(id)
    if (!row) return { id, code: 'record-not-found' }
    if (row.isAnonymised) return { id, row, code: 'person-anonymised' }
    const { to: next, refusal } = attendanceWorkflow.decide(command, row, {
      roles,
      to: command === 'undoCheckIn' ? statusBeforeCheckIn(row) : to,
      reason,
      checks: attendanceChecks(row.session, today),
    })
    if (refusal) return { id, row, code: refusal.code, values: refusal.values }
    const { session } = row
    const free = freed.get(session.id) ?? 0
    const change = seatChange(row.status, next)
    if (change > 0) {
      const others = row.others.filter((other) => other.hasSeat || seated.has(other.id))
      const refused = refusalOfSeat(session, others, free)
      if (refused) return { id, row, ...refused }
      seated.add(id)
    }
    freed.set(session.id, free - change)
    return { id, row, next }
  })
}

/** Why a seat cannot be taken again: what keeps somebody from being enrolled does so here. */
function refusalOfSeat(
  session: Session,
  seated: readonly OtherRow[],
  free: number,
): { code: ProblemCode; other?: OtherSession } | null {
  if (seated.some(({ sessionId }) => sessionId === session.id)) return { code: 'already-enrolled' }
  const [other] = seated
  if (other) return { code: 'busy-that-half-day', other }
  const isFull = session.seatsTaken + session.seatsHeld - free >= session.capacity
  return isFull ? { code: 'session-full' } : null
}

const statusBeforeCheckIn = ({ wasConfirmed }: Row): AttendanceStatus =>
  wasConfirmed ? 'Confirmed' : 'Enrolled'

/** Corrected to the result that stands, a row stays as it is. */
export const isChanged = ({ row, next }: { row: Row; next: AttendanceStatus }): boolean =>
  row.status !== next

/** How many more seats the row takes: 1, 0 or -1. */
export const seatChange = (from: AttendanceStatus, to: AttendanceStatus): number =>
  Number(takesSeat(to)) - Number(takesSeat(from))

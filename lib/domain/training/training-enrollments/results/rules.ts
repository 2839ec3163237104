/**
 * ผลการอบรมของรอบที่ผ่านมาแล้ว: คนละหนึ่งผลต่อรอบ คนละหนึ่งรอบต่อครึ่งวัน และไม่แก้ผลที่ระบบมีอยู่
 * Results of sessions that are over. Source: docs/daily.md#13-imports.
 */
import {
  attendanceWorkflow,
  takesSeat,
  type AttendanceStatus,
} from '@/lib/domain/training/attendance/workflow'
import { personNameIn, type PersonName } from '@/lib/domain/people/persons/rules'
import { MAX_CAPACITY, type HalfDay } from '@/lib/domain/training/training-plans/contract'
import { defaultTimes } from '@/lib/domain/training/training-plans/rules'
import { keyOfSlot } from '@/lib/domain/training/training-sessions/past/rules'
import { hasBegun } from '@/lib/domain/training/training-sessions/days/rules'
import {
  sessionWorkflow,
  type SessionStatus,
} from '@/lib/domain/training/training-sessions/workflow'
import { Problem } from '@/lib/platform/contract/problem'
import type { Language } from '@/lib/platform/contract/problems'
import type { Clock } from '@/lib/platform/dates/clock'
import type { Day } from '@/lib/platform/dates/day'
import type { ResultSave } from './contract'

type Result = {
  personId: string
  scheduleId: string
  date: Day
  period: HalfDay
  status: AttendanceStatus
}
export type Attendance = Result & { id: string; rowVersion: number; sessionId: string }
type Person = PersonName & { id: string; contractorId: string | null }
type Session = {
  id: string
  startTime: string
  status: SessionStatus
  source: 'Site' | 'Import'
  capacity: number
  seatsTaken: number
  seatsHeld: number
}

/** What is stored that a result depends on. */
export type Facts = {
  /** Those whom the actor may see, by id. */
  persons: ReadonlyMap<string, Person>
  planIds: ReadonlySet<string>
  /** By slot */
  sessions: ReadonlyMap<string, Session>
  /** All but the cancelled ones of these people on these half-days, by person and half-day. */
  attendances: ReadonlyMap<string, Attendance[]>
  clock: Clock
}

export type ResultChange = {
  before: Attendance | null
  columns: Result & { contractorId?: string | null }
}

export const halfDayOf = ({
  personId,
  date,
  period,
}: Pick<Result, 'personId' | 'date' | 'period'>) => `${personId} ${date} ${period}`

/** What results that were judged before, of the same file, take. */
export type Taken = {
  /** Seats by slot */
  seats: Map<string, number>
  /** The slot of a person on a half-day */
  slots: Map<string, string>
}

export function takenBy(changes: readonly ResultChange[]): Taken {
  const taken: Taken = { seats: new Map(), slots: new Map() }
  for (const change of changes) take(taken, change)
  return taken
}

export function take({ seats, slots }: Taken, { before, columns }: ResultChange): void {
  if (before || !takesSeat(columns.status)) return
  seats.set(keyOfSlot(columns), (seats.get(keyOfSlot(columns)) ?? 0) + 1)
  slots.set(halfDayOf(columns), keyOfSlot(columns))
}

/** What a result adds. Throws why it is refused. */
export function judgeResult(
  language: Language,
  { id, personId, scheduleId, date, period, status }: ResultSave,
  facts: Facts,
  taken: Taken,
): ResultChange {
  const missing = (field: string, value = '') =>
    new Problem('record-not-found', { values: { id: value }, field })
  const person = facts.persons.get(personId ?? '')
  if (!person) throw missing('personId', personId)
  if (!scheduleId || !facts.planIds.has(scheduleId)) throw missing('scheduleId', scheduleId)
  if (!date || !period || !status) throw missing('id', id)
  const result = { personId: person.id, scheduleId, date, period, status }
  const session = facts.sessions.get(keyOfSlot(result))
  const attendances = facts.attendances.get(halfDayOf(result)) ?? []
  if (id !== undefined)
    return sameResult(
      result,
      attendances.find((each) => each.id === id),
    )
  requireOver(result, session, facts.clock)
  if (takesSeat(status)) {
    const name = personNameIn(language, person)
    requireFree(result, attendances, taken, name)
    requireSeat(result, session, taken, name)
  }
  return { before: null, columns: { ...result, contractorId: person.contractorId } }
}

/** A result that the site has is corrected there, by the commands of the roster; a file may only say the same. */
function sameResult(result: Result, before: Attendance | undefined): ResultChange {
  if (!before) throw new Problem('record-not-found', { values: { id: '' } })
  if (before.status !== result.status) {
    const values = { status: attendanceWorkflow.nameOf(before.status) }
    throw new Problem('result-stands', { field: 'status', values })
  }
  return { before, columns: result }
}

function requireOver({ date, period }: Result, session: Session | undefined, clock: Clock): void {
  const { startTime } = session ?? defaultTimes[period]
  if (!hasBegun({ date, startTime }, clock))
    throw new Problem('result-too-early', { field: 'date' })
  if (session?.status !== 'Cancelled') return
  const values = { status: sessionWorkflow.nameOf(session.status) }
  throw new Problem('session-over', { field: 'date', values })
}

function requireFree(
  result: Result,
  attendances: readonly Attendance[],
  { slots }: Taken,
  name: string,
): void {
  const own = keyOfSlot(result)
  const seated = attendances.filter((each) => takesSeat(each.status)).map(keyOfSlot)
  const occupied = [...seated, slots.get(halfDayOf(result)) ?? []].flat()
  if (occupied.includes(own)) throw new Problem('already-enrolled', { values: { name } })
  if (occupied.length > 0)
    throw new Problem('busy-that-half-day', { field: 'date', values: { name } })
}

/** A session that was kept at the site had the seats that it had; what an import makes has room for all who came. */
function requireSeat(
  result: Result,
  session: Session | undefined,
  { seats }: Taken,
  name: string,
): void {
  const isLimited = session?.source === 'Site'
  const capacity = isLimited ? session.capacity : MAX_CAPACITY
  const occupied = session ? session.seatsTaken + session.seatsHeld : 0
  if (occupied + (seats.get(keyOfSlot(result)) ?? 0) >= capacity)
    throw new Problem('no-seat-for', { field: 'date', values: { name } })
}

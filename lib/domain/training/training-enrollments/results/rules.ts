/**
 * ผลการอบรมของรอบที่ผ่านมาแล้ว: คนละหนึ่งผลต่อรอบ เวลาไม่ชนกับรอบอื่นของคนนั้น และไม่แก้ผลที่ระบบมีอยู่
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
import { clash, sessionIn, type Hours } from '../clashes/rules'
import type { ResultSave } from './contract'

type Result = {
  personId: string
  scheduleId: string
  date: Day
  period: HalfDay
  status: AttendanceStatus
}
/** A session, held or to be made, as it clashes with others and is named. */
type SessionAt = Hours & { scheduleId: string; nameTh: string; nameEn: string }
export type Attendance = Result & SessionAt & { id: string; rowVersion: number; sessionId: string }
type Person = PersonName & { id: string; contractorId: string | null }
type Session = {
  id: string
  startTime: string
  endTime: string
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
  plans: ReadonlyMap<string, { nameTh: string; nameEn: string }>
  /** By slot */
  sessions: ReadonlyMap<string, Session>
  /** All but the cancelled ones of these people on these days, by person and day. */
  attendances: ReadonlyMap<string, Attendance[]>
  clock: Clock
}

export type ResultChange = {
  before: Attendance | null
  session: SessionAt
  columns: Result & { contractorId?: string | null }
}

export const personDayOf = ({ personId, date }: Pick<Result, 'personId' | 'date'>) =>
  `${personId} ${date}`

/** What results that were judged before, of the same file, take. */
export type Taken = {
  /** Seats by slot */
  seats: Map<string, number>
  /** The sessions of a person on a day */
  sessions: Map<string, SessionAt[]>
}

export function takenBy(changes: readonly ResultChange[]): Taken {
  const taken: Taken = { seats: new Map(), sessions: new Map() }
  for (const change of changes) take(taken, change)
  return taken
}

export function take({ seats, sessions }: Taken, { before, columns, session }: ResultChange): void {
  if (before || !takesSeat(columns.status)) return
  seats.set(keyOfSlot(columns), (seats.get(keyOfSlot(columns)) ?? 0) + 1)
  const onDay = personDayOf(columns)
  sessions.set(onDay, [...(sessions.get(onDay) ?? []), session])
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
  const plan = facts.plans.get(scheduleId ?? '')
  if (!scheduleId || !plan) throw missing('scheduleId', scheduleId)
  if (!date || !period || !status) throw missing('id', id)
  const result = { personId: person.id, scheduleId, date, period, status }
  const attendances = facts.attendances.get(personDayOf(result)) ?? []
  if (id !== undefined)
    return sameResult(
      result,
      attendances.find((each) => each.id === id && each.period === period),
    )
  const held = facts.sessions.get(keyOfSlot(result))
  const { startTime, endTime } = held ?? defaultTimes[period]
  const { nameTh, nameEn } = plan
  const session = { scheduleId, date, period, startTime, endTime, nameTh, nameEn }
  requireOver(session, held, facts.clock)
  if (takesSeat(status)) {
    requireFree(language, { person, session }, attendances, taken)
    requireSeat(result, held, taken, personNameIn(language, person))
  }
  return { before: null, session, columns: { ...result, contractorId: person.contractorId } }
}

/** A result that the site has is corrected there, by the commands of the roster; a file may only say the same. */
function sameResult(result: Result, before: Attendance | undefined): ResultChange {
  if (!before) throw new Problem('record-not-found', { values: { id: '' } })
  if (before.status !== result.status) {
    const values = { status: attendanceWorkflow.nameOf(before.status) }
    throw new Problem('result-stands', { field: 'status', values })
  }
  return { before, session: before, columns: result }
}

function requireOver(session: SessionAt, held: Session | undefined, clock: Clock): void {
  if (!hasBegun(session, clock)) throw new Problem('result-too-early', { field: 'date' })
  if (held?.status !== 'Cancelled') return
  const values = { status: sessionWorkflow.nameOf(held.status) }
  throw new Problem('session-over', { field: 'date', values })
}

function requireFree(
  language: Language,
  { person, session }: { person: Person; session: SessionAt },
  attendances: readonly Attendance[],
  taken: Taken,
): void {
  const name = personNameIn(language, person)
  const onDay = personDayOf({ personId: person.id, date: session.date })
  const seated: SessionAt[] = [
    ...attendances.filter((each) => takesSeat(each.status)),
    ...(taken.sessions.get(onDay) ?? []),
  ]
  if (seated.some((other) => keyOfSlot(other) === keyOfSlot(session)))
    throw new Problem('already-enrolled', { values: { name } })
  const other = seated.find((each) => clash(each, session))
  if (other)
    throw new Problem('busy-that-half-day', {
      field: 'date',
      values: { name, session: sessionIn(language, other) },
    })
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

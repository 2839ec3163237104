import {
  attendanceStatuses,
  takesSeat,
  attendanceWorkflow,
  type AttendanceCommand,
  type AttendanceStatus,
} from '@/lib/domain/training/attendance/workflow'
import { defaultTimes } from '@/lib/domain/training/training-plans/rules'
import { hasBegun } from '@/lib/domain/training/training-sessions/days/rules'
import { clockOf } from '@/lib/platform/dates/clock'
import { statusBySeats } from '@/lib/domain/training/training-sessions/workflow'
import { addDays, toUtcDate, type Day } from '@/lib/platform/dates/day'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { type Calendar, ZONE } from './calendar'
import { employerId } from './employers'
import { demoId } from './ids'
import { employerOf, personId } from './person-rows'
import { planId, planOf } from './training-plans'
import { type DemoRequest, type DemoSession, sessions } from './training-sessions'
import { responsibleUsers, userId } from './user-rows'

type Step = { command: AttendanceCommand; at: Date; byUserId: string }
/** An attendance with the commands that led to its status. */
type DemoAttendance = { row: Prisma.AttendanceCreateManyInput; steps: Step[] }

export const sessionId = (session: DemoSession) =>
  demoId('trainingSession', sessions.indexOf(session) + 1)

export const trainingSessionRows = (calendar: Calendar): Prisma.TrainingSessionCreateManyInput[] =>
  sessions.map((session) => {
    const { plan, period, people, cancelReason = null, queue = [] } = session
    const date = session.date(calendar.today)
    const [morningSeats, afternoonSeats] = planOf(plan).seats
    const capacity = period === 'Morning' ? morningSeats : afternoonSeats
    const seatsTaken = attendanceStatuses
      .filter(takesSeat)
      .reduce((sum, status) => sum + (people[status]?.length ?? 0), 0)
    const seatsOf = (requests: DemoRequest[]) => requests.reduce((sum, { seats }) => sum + seats, 0)
    const seatsHeld = seatsOf(queue.filter(({ isOffered }) => isOffered))
    const isBegun = hasBegun({ date, ...defaultTimes[period] }, clockOf(ZONE, calendar.now))
    const status = session.status === 'Open' && isBegun ? 'Closed' : session.status
    return {
      id: sessionId(session),
      scheduleId: planId(plan),
      date: toUtcDate(date),
      period,
      ...defaultTimes[period],
      location: planOf(plan).location,
      validityMonths: planOf(plan).validityMonths,
      capacity,
      seatsTaken,
      seatsHeld,
      waitingSeats: seatsOf(queue) - seatsHeld,
      cancelReason,
      status: statusBySeats(status, seatsTaken + seatsHeld, capacity),
      createdAt: calendar.morning(planOf(plan).madeAgo, 30),
    }
  })

export const demoAttendances = (calendar: Calendar): DemoAttendance[] =>
  sessions
    .flatMap((session) =>
      attendanceStatuses.flatMap((status) =>
        (session.people[status] ?? []).map((person) => ({ session, status, person })),
      ),
    )
    .map(({ session, status, person }, index) => {
      const { steps, enrolledAt } = historyOf(calendar, session, status, index)
      const stamp = (...commands: AttendanceCommand[]) =>
        steps.find(({ command }) => commands.includes(command))
      const [confirmed, checkedIn] = [stamp('confirm'), stamp('checkIn')]
      const result = stamp('pass', 'fail', 'markNoShow')
      const row = {
        id: demoId('attendance', index + 1),
        sessionId: sessionId(session),
        personId: personId(person),
        contractorId: contractorOf(person),
        status,
        enrolledAt,
        enrolledByUserId: enrollerOf(person),
        confirmedAt: confirmed?.at ?? null,
        confirmedByUserId: confirmed?.byUserId ?? null,
        checkedInAt: checkedIn?.at ?? null,
        checkedInByUserId: checkedIn?.byUserId ?? null,
        resultAt: result?.at ?? null,
        resultByUserId: result?.byUserId ?? null,
        note: notes[status] ?? null,
        rowVersion: steps.length + 1,
        createdAt: enrolledAt,
      }
      return { row, steps }
    })

/** The site's own people are of no contractor. */
const contractorOf = (person: string) => {
  const employer = employerOf(person)!
  return employer === 'site' ? null : employerId(employer)
}

const commandsTo: Record<AttendanceStatus, AttendanceCommand[]> = {
  Enrolled: [],
  Confirmed: ['confirm'],
  Attended: ['confirm', 'checkIn'],
  Passed: ['confirm', 'checkIn', 'pass'],
  Failed: ['confirm', 'checkIn', 'fail'],
  NoShow: ['confirm', 'markNoShow'],
  Cancelled: ['cancel'],
}

const notes: Partial<Record<AttendanceStatus, string>> = {
  Failed: 'คะแนนทดสอบหลังอบรมต่ำกว่าเกณฑ์ 80%',
  NoShow: 'ไม่มาแสดงตัว และไม่ได้แจ้งล่วงหน้า',
}

/** The commands with their times. Throws for one that the workflow does not allow. */
function historyOf(
  calendar: Calendar,
  { date, period, plan }: DemoSession,
  status: AttendanceStatus,
  index: number,
) {
  const day = date(calendar.today)
  const { endTime } = defaultTimes[period]
  const daysBefore = (days: number) => earlier(addDays(day, -days), addDays(calendar.today, -1))
  const times: Partial<Record<AttendanceCommand, Date>> = {
    confirm: instant(daysBefore(2), '14:00'),
    cancel: instant(daysBefore(1), '15:00'),
    checkIn: instant(day, period === 'Morning' ? '08:45' : '12:45'),
  }
  const byUserId = userId(plan === 'induction' ? 'somchai' : 'nattaya')
  let reached: AttendanceStatus = 'Enrolled'
  const steps = commandsTo[status].map((command): Step => {
    const next = attendanceWorkflow.nextStatus(reached, command)
    if (!next) throw new Error(`No ${command} from ${reached}`)
    reached = next
    const at = times[command] ?? instant(day, endTime)
    // Today's session has no times in the future.
    return { command, at: at > calendar.now ? calendar.now : at, byUserId }
  })
  const enrolledAt = instant(daysBefore(5), `09:${String(index % 60).padStart(2, '0')}`)
  return { steps, enrolledAt }
}

const earlier = (a: Day, b: Day) => (a < b ? a : b)
const instant = (day: Day, time: string) => new Date(`${day}T${time}:00+07:00`)

/** Contractors enrol their own people; the Safety Officer does it for the others. */
function enrollerOf(person: string): string {
  const employer = employerOf(person)
  return employer === 'a' || employer === 'b' ? responsibleUsers[employer] : userId('somchai')
}

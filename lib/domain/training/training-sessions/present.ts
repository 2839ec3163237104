import type { AttendanceCounts } from '@/lib/domain/training/training-enrollments/seats/queries'
import { may, policiesMet, type Actor } from '@/lib/platform/access/actor'
import type { Clock } from '@/lib/platform/dates/clock'
import { fromUtcDate } from '@/lib/platform/dates/day'
import type { Prisma } from '@/lib/platform/db/generated/client'
import type { TrainingSessionRecord } from './contract'
import { hasBegun, sessionChecks } from './rules'
import { isOver, sessionWorkflow, takesPeople } from './workflow'

export const trainingSessionSelect = {
  id: true,
  scheduleId: true,
  schedule: { select: { name: true, nickname: true } },
  date: true,
  period: true,
  startTime: true,
  endTime: true,
  location: true,
  capacity: true,
  seatsTaken: true,
  seatsHeld: true,
  seatsLeft: true,
  waitingSeats: true,
  status: true,
  source: true,
  cancelReason: true,
  rowVersion: true,
} satisfies Prisma.TrainingSessionSelect

type Row = Prisma.TrainingSessionGetPayload<{ select: typeof trainingSessionSelect }>

export function presentTrainingSession(
  actor: Actor,
  { schedule, seatsLeft, ...row }: Row,
  counts: AttendanceCounts,
  clock: Clock,
): TrainingSessionRecord {
  const session = { ...row, date: fromUtcDate(row.date) }
  const manages = may(actor, 'training-mgmt')
  const mayEnroll = may(actor, 'enrollment') && !hasBegun(session, clock)
  return {
    ...session,
    seatsFree: seatsLeft,
    scheduleName: schedule.name,
    scheduleNickname: schedule.nickname,
    can: {
      save: manages && !isOver(row.status),
      remove: manages && counts.all === 0,
      enroll: mayEnroll && row.status === 'Open',
      book: mayEnroll && takesPeople(row.status),
      checkIn: may(actor, 'training-review') && !isOver(row.status) && session.date === clock.today,
      commands: sessionWorkflow.offered(row.status, {
        roles: policiesMet(actor, sessionWorkflow.table.roles),
        checks: sessionChecks(session, counts, clock),
      }),
    },
  }
}

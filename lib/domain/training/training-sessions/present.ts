import type { AttendanceCounts } from '@/lib/domain/training/training-enrollments/seats/queries'
import { may, policiesMet, type Actor } from '@/lib/platform/access/actor'
import { clockOf } from '@/lib/platform/dates/clock'
import { fromUtcDate } from '@/lib/platform/dates/day'
import { instantOf } from '@/lib/platform/dates/instant'
import type { Prisma } from '@/lib/platform/db/generated/client'
import type { TrainingSessionRecord } from './contract'
import { hasBegun } from './days/rules'
import { givesSeats, mayChangePlan, mayMove, sessionChecks } from './rules'
import { isOver, sessionWorkflow } from './workflow'

export const trainingSessionSelect = {
  id: true,
  scheduleId: true,
  schedule: { select: { name: true, nickname: true, credentialTypeId: true } },
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

type Facts = {
  counts: AttendanceCounts
  /** Nobody was ever enrolled, and no seat asked for. */
  isUnused: boolean
}

export function presentTrainingSession(
  actor: Actor,
  { schedule, seatsLeft, ...row }: Row,
  { counts, isUnused }: Facts,
  { timeZone, now }: { timeZone: string; now: Date },
): TrainingSessionRecord {
  const session = { ...row, date: fromUtcDate(row.date) }
  const clock = clockOf(timeZone, now)
  const startsAt = instantOf(timeZone, session.date, session.startTime)
  const manages = may(actor, 'training-mgmt')
  const maySave = manages && !isOver(row.status)
  return {
    ...session,
    seatsFree: seatsLeft,
    scheduleName: schedule.name,
    scheduleNickname: schedule.nickname,
    credentialTypeId: schedule.credentialTypeId,
    can: {
      save: maySave,
      move: maySave && mayMove(counts),
      changePlan: maySave && mayChangePlan(counts, row),
      remove: manages && isUnused,
      enroll: may(actor, 'enrollment') && row.status === 'Open' && !hasBegun(session, clock),
      book: may(actor, 'enrollment') && givesSeats({ ...row, startsAt }, now),
      checkIn: may(actor, 'training-review') && !isOver(row.status) && session.date === clock.today,
      commands: sessionWorkflow.offered(row.status, {
        roles: policiesMet(actor, sessionWorkflow.table.roles),
        checks: sessionChecks(session, counts, clock),
      }),
    },
  }
}

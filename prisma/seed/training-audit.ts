import type { Prisma } from '@/lib/platform/db/generated/client'
import type { RecordRows } from './rows'
import { userId } from './user-rows'

type Entry = Prisma.AuditEntryCreateManyInput
type Rows = Pick<RecordRows, 'trainingPlans' | 'trainingSessions' | 'attendances' | 'seatRequests'>

/** The audit lines that planning, enrolling and deciding on the screens would have left. */
export const trainingAuditRows = (rows: Rows): Entry[] => [
  ...rows.trainingPlans.flatMap((plan) => planned(plan, rows)),
  ...rows.attendances.map(({ row }) =>
    entry('enrollment.made', 'training-session', row.sessionId, {
      at: row.enrolledAt,
      actorUserId: row.enrolledByUserId,
      changes: { personIds: [row.personId] },
    }),
  ),
  ...rows.seatRequests.map((row) =>
    entry('seat-request.booked', 'seat-request', row.id, {
      at: row.queuedAt,
      actorUserId: row.requestedByUserId,
      changes: { to: 'Waiting', seats: row.seats },
    }),
  ),
  ...rows.attendances.flatMap(({ row, steps }) =>
    steps.map(({ command, at, byUserId }) =>
      entry(`attendance.${command}`, 'attendance', row.id, {
        at,
        actorUserId: byUserId,
        changes: { personId: row.personId, note: row.note ?? null },
      }),
    ),
  ),
]

function planned(plan: Prisma.TrainingPlanCreateManyInput, { trainingSessions }: Rows): Entry[] {
  const own = trainingSessions.filter(({ scheduleId }) => scheduleId === plan.id)
  const line = (event: string, at: Entry['at'], changes: Prisma.InputJsonObject) =>
    entry(event, 'training-plan', plan.id, { at, actorUserId: userId('somchai'), changes })
  const made = own.map(({ createdAt }) => createdAt).slice(0, 1)
  return [
    line('training-plan.saved', plan.createdAt, { name: plan.name }),
    ...made.map((at) => line('training-plan.sessions-made', at, { createdCount: own.length })),
  ]
}

const entry = (
  event: string,
  subjectType: string,
  subjectId: string | undefined,
  rest: Pick<Entry, 'at' | 'actorUserId' | 'changes'>,
): Entry => ({ event, subjectType, subjectId: subjectId ?? null, traceId: 'demo', ...rest })

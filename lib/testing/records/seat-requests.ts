import { seatRequests } from '@/lib/domain/training/seat-requests/contract'
import { promoteSeats } from '@/lib/domain/training/seat-requests/advance/commands'
import {
  heldSeats,
  waitingSeats,
  type SeatRequest,
} from '@/lib/domain/training/seat-requests/rules'
import { trainingEnrollments } from '@/lib/domain/training/training-enrollments/contract'
import type { InputOf } from '@/lib/platform/contract/contract'
import { HOUR } from '@/lib/platform/dates/durations'
import { database } from '@/lib/platform/db/database'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { call, english, type Caller } from '../calls/call'
import { enrol, idsOf, people, reloadSession } from './enrolment'
import { createEmployer, createTrainingSession, UNKNOWN_ID, type TestUser } from './factories'

type Overrides = Partial<Omit<Prisma.SeatRequestUncheckedCreateInput, 'personIds'>> & {
  personIds?: string[]
}

const inAnHour = () => new Date(Date.now() + HOUR)

/** What a request has besides its status. */
const fieldsOf = (status: SeatRequest['status'], seats: number): Overrides => ({
  ...(status === 'Offered' && { offeredSeats: seats, offerUntil: inAnHour() }),
  ...(status === 'Held' && { offeredSeats: seats, nameUntil: inAnHour() }),
})

/** A request of its own company, in a session of its own; the session counts its seats. */
export async function createSeatRequest({
  status = 'Waiting',
  seats = 2,
  ...fields
}: Overrides = {}) {
  const request = await database().db.seatRequest.create({
    data: {
      status,
      seats,
      queuedAt: new Date(),
      requestedByUserId: UNKNOWN_ID,
      ...fieldsOf(status, seats),
      ...fields,
      sessionId: fields.sessionId ?? (await createTrainingSession()).id,
      contractorId: fields.contractorId ?? (await createEmployer()).id,
    },
  })
  await database().db.trainingSession.update({
    where: { id: request.sessionId },
    data: {
      seatsHeld: { increment: heldSeats([request]) },
      waitingSeats: { increment: waitingSeats([request]) },
    },
  })
  return request
}

type Command = 'book' | 'accept' | 'decline' | 'name' | 'release' | 'withdraw' | 'moveFirst'

export const seats = <C extends Command>(
  caller: Caller,
  command: C,
  input: InputOf<(typeof seatRequests)[C]>,
) => call(caller, seatRequests[command], input, english)

export const reloadRequest = (id: string) =>
  database().db.seatRequest.findUniqueOrThrow({ where: { id } })

/** The requests of a session, in the order of the queue. */
export const queueOf = (sessionId: string) =>
  database().db.seatRequest.findMany({
    where: { sessionId },
    orderBy: [{ queuedAt: 'asc' }, { id: 'asc' }],
  })

/** What the job does each minute. */
export const runPromotion = (now = new Date()) => promoteSeats(now)

/** A session without a free seat, and the ids of its attendance rows. */
export async function fullSession(officer: TestUser, capacity: number) {
  const { id } = await createTrainingSession({ capacity })
  const { body } = await enrol(officer, id, idsOf(await people(capacity)))
  return { id, rows: body.results.flatMap((result) => result.id ?? []) }
}

export const freeSeats = (officer: Caller, ids: string[]) =>
  call(officer, trainingEnrollments.cancel, { ids })

/** Taken, held, free, waiting; and the status of the session. */
export async function countsOf(sessionId: string) {
  const { seatsTaken, seatsHeld, seatsLeft, waitingSeats, status } = await reloadSession(sessionId)
  return [seatsTaken, seatsHeld, seatsLeft, waitingSeats, status]
}

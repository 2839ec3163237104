import type { Prisma } from '@/lib/platform/db/generated/client'
import { HOUR } from '@/lib/platform/dates/durations'
import { type Calendar } from './calendar'
import { employerId } from './employers'
import { demoId } from './ids'
import { personId } from './person-rows'
import { sessionId } from './training-rows'
import { type DemoRequest, sessions } from './training-sessions'
import { responsibleUsers } from './user-rows'

/** The requests in their order: the first was offered the seats that became free two hours ago. */
export const seatRequestRows = (calendar: Calendar): Prisma.SeatRequestCreateManyInput[] =>
  sessions
    .flatMap((session) => (session.queue ?? []).map((request) => ({ session, request })))
    .map(({ session, request }, index) => {
      const queuedAt = calendar.morning(2, index * 20)
      return {
        id: demoId('seatRequest', index + 1),
        sessionId: sessionId(session),
        contractorId: employerId(request.employer),
        seats: request.seats,
        personIds: request.people.map(personId),
        queuedAt,
        requestedByUserId: responsibleUsers[request.employer],
        createdAt: queuedAt,
        ...statusOf(request, calendar.now),
      }
    })

function statusOf({ isOffered, seats }: DemoRequest, now: Date) {
  if (!isOffered) return { status: 'Waiting' as const }
  const offerUntil = new Date(now.getTime() + 22 * HOUR)
  return { status: 'Offered' as const, offeredSeats: seats, offerUntil, rowVersion: 2 }
}

import { expect, test } from 'vitest'
import { trainingEnrollments } from '@/lib/domain/training/training-enrollments/contract'
import { database } from '@/lib/platform/db/database'
import { call } from '@/lib/testing/calls/call'
import { untilDone } from '@/lib/testing/calls/until-done'
import { enrol, idsOf, people, reloadSession } from '@/lib/testing/records/enrolment'
import { createTrainingSession, createUser, type TestUser } from '@/lib/testing/records/factories'
import { rounds } from '@/lib/testing/runs/rounds'
import { fullSession, queueOf, runPromotion, seats } from '@/lib/testing/records/seat-requests'

// Several officers, as the requests of one user are limited.
const officers = await Promise.all([1, 2, 3, 4, 5].map(() => createUser('SafetyOfficer')))
const clerks = await Promise.all(Array.from({ length: 10 }, () => createUser('Contractor')))
const officerOf = (n: number) => officers[n % officers.length]!

/** What the session says of its seats, and what its rows say. */
async function seatsOf(sessionId: string) {
  const { seatsTaken, seatsHeld, waitingSeats, capacity } = await reloadSession(sessionId)
  const requests = await queueOf(sessionId)
  const enrolled = await database().db.attendance.count({
    where: { sessionId, status: { notIn: ['Cancelled', 'NoShow'] } },
  })
  const sum = (status: string, of: (request: (typeof requests)[number]) => number) =>
    requests.filter((request) => request.status === status).reduce((all, each) => all + of(each), 0)
  expect([seatsTaken, seatsHeld, waitingSeats]).toEqual([
    enrolled,
    sum('Offered', (request) => request.offeredSeats) +
      sum('Held', (request) => request.seats - request.personIds.length),
    sum('Waiting', (request) => request.seats) +
      sum('Offered', (request) => request.seats - request.offeredSeats),
  ])
  expect(seatsTaken + seatsHeld).toBeLessThanOrEqual(capacity)
  return requests
}

test.each(rounds(1))(
  '300 who enrol, book and cancel at once never exceed the seats, and the order is kept (round %i)',
  async () => {
    const { id, rows } = await fullSession(officers[0]!, 30)
    const bookers = await Promise.all(
      clerks.map(async (clerk) => ({
        clerk,
        names: idsOf(await people(10, { employerId: clerk.employerId })),
      })),
    )
    const strangers = await people(170)
    const book = (clerk: TestUser, personIds: string[]) =>
      seats(clerk, 'book', { sessionId: id, seats: personIds.length, personIds })
    const calls = [
      ...rows.map((row, n) => () => call(officerOf(n), trainingEnrollments.cancel, { ids: [row] })),
      ...bookers.flatMap(({ clerk, names }) => names.map((name) => () => book(clerk, [name]))),
      ...strangers.map((person, n) => () => enrol(officerOf(n), id, [person.id])),
    ]
    const answers = await Promise.all(calls.map((send) => untilDone<{ status: number }>(send)))
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    await Promise.all([runPromotion(), runPromotion()])
    const requests = await seatsOf(id)
    expect((await reloadSession(id)).seatsTaken).toBe(30)
    expect(requests).toHaveLength(100)
  },
  600_000,
)

test.each(rounds(3))(
  'free seats go in the order of the queue, however many are freed at once (round %i)',
  async () => {
    const { id, rows } = await fullSession(officers[0]!, 20)
    for (const clerk of clerks) await seats(clerk, 'book', { sessionId: id, seats: 2 })
    await Promise.all(
      rows
        .slice(0, 9)
        .map((row, n) => call(officerOf(n), trainingEnrollments.cancel, { ids: [row] })),
    )
    await Promise.all([runPromotion(), runPromotion(), runPromotion()])
    const requests = await seatsOf(id)
    expect(requests.map(({ offeredSeats }) => offeredSeats)).toEqual([2, 2, 2, 2, 1, 0, 0, 0, 0, 0])
  },
)

test('a person who is named in two queues of a half-day gets one seat', async () => {
  const [clerk] = clerks
  const [worker] = await people(1, { employerId: clerk!.employerId })
  const sessions = await Promise.all([1, 2].map(() => fullSession(officers[0]!, 1)))
  for (const { id } of sessions)
    await seats(clerk!, 'book', { sessionId: id, seats: 1, personIds: [worker!.id] })
  await Promise.all(
    sessions.map(({ rows }, n) => call(officerOf(n), trainingEnrollments.cancel, { ids: rows })),
  )
  await Promise.all([runPromotion(), runPromotion()])
  const statuses = await Promise.all(sessions.map(async ({ id }) => (await seatsOf(id))[0]!.status))
  expect(statuses.toSorted()).toEqual(['Offered', 'Taken'])
})

test.each(rounds(3))(
  'of two who name people for the last held seat one does (round %i)',
  async () => {
    const { id: sessionId } = await createTrainingSession({ capacity: 2 })
    const [clerk] = clerks
    const { body } = await seats(clerk!, 'book', { sessionId, seats: 1 })
    const two = await people(2, { employerId: clerk!.employerId })
    const answers = await Promise.all(
      two.map((person) => seats(clerk!, 'name', { id: body.id!, personIds: [person.id] })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    await seatsOf(sessionId)
  },
)

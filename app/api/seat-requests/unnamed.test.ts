import { expect, test } from 'vitest'
import { idsOf, people } from '@/lib/testing/records/enrolment'
import { createTrainingSession, createUser } from '@/lib/testing/records/factories'
import {
  countsOf,
  createSeatRequest,
  fullSession,
  queueOf,
  reloadRequest,
  runPromotion,
  seats,
} from '@/lib/testing/records/seat-requests'

const clerk = await createUser('Contractor')
const company = { contractorId: clerk.employerId! }
const workers = async (count: number) =>
  idsOf(await people(count, { employerId: clerk.employerId }))

test('the seats of those who are left out are bounded like seats without names', async () => {
  const { id } = await createTrainingSession({ capacity: 10 })
  const strangers = idsOf(await people(6))
  const [own] = await workers(1)
  const book = (personIds: string[]) =>
    seats(clerk, 'book', { sessionId: id, seats: personIds.length, personIds })
  const { status, body } = await book([own!, ...strangers])
  expect([status, body.code]).toEqual([400, 'enrollment-refused'])
  expect(body.errors.map(({ path }) => path)).toEqual(strangers.map((_, n) => `personIds.${n + 1}`))
  expect([await queueOf(id), await countsOf(id)]).toEqual([[], [0, 0, 10, 0, 'Open']])
  expect((await book([own!, ...strangers.slice(1)])).body.status).toBe('Held')
  expect((await book(strangers.slice(0, 1))).body.code).toBe('enrollment-refused')
})

test('a company that waits without names does not wait again with names that are left out', async () => {
  const { id } = await fullSession(await createUser('SafetyOfficer'), 8)
  const personIds = idsOf(await people(1))
  await seats(clerk, 'book', { sessionId: id, seats: 1 })
  const { body } = await seats(clerk, 'book', { sessionId: id, seats: 1, personIds })
  expect([body.code, (await queueOf(id)).length]).toEqual(['enrollment-refused', 1])
})

test('an offer that is accepted with fewer names holds no more of them; the others are given back', async () => {
  const personIds = await workers(8)
  const { id: sessionId } = await createTrainingSession({ capacity: 10 })
  const request = { sessionId, ...company }
  await createSeatRequest({ ...request, status: 'Held', seats: 2 })
  const { id } = await createSeatRequest({ ...request, status: 'Offered', seats: 8, personIds })
  const { body } = await seats(clerk, 'accept', { id, personIds: personIds.slice(0, 2) })
  expect(body.status).toBe('Held')
  expect(await reloadRequest(id)).toMatchObject({ seats: 5, offeredSeats: 5 })
  await runPromotion()
  expect(await countsOf(sessionId)).toEqual([2, 5, 3, 0, 'Open'])
})

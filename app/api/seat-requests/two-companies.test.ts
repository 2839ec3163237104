import { expect, test } from 'vitest'
import { trainingEnrollments } from '@/lib/domain/training/training-enrollments/contract'
import { database } from '@/lib/platform/db/database'
import { call } from '@/lib/testing/calls/call'
import { people } from '@/lib/testing/records/enrolment'
import { createUser } from '@/lib/testing/records/factories'
import {
  freeSeats,
  fullSession,
  queueOf,
  runPromotion,
  seats,
} from '@/lib/testing/records/seat-requests'

const namesIn = async (sessionId: string) =>
  (await queueOf(sessionId)).map(({ personIds }) => personIds)

test('a company learns nothing of another’s queue, and who changes companies waits with the new one', async () => {
  const officer = await createUser('SafetyOfficer')
  const { id, rows } = await fullSession(officer, 4)
  const [former, next] = [await createUser('Contractor'), await createUser('Contractor')]
  const [person] = await people(1, { employerId: former.employerId })
  const named = { sessionId: id, seats: 1, personIds: [person!.id] }
  expect((await seats(former, 'book', named)).status).toBe(200)

  const foreign = await seats(next, 'book', named)
  expect([foreign.status, foreign.body.skipped.length]).toEqual([200, 1])
  expect(await namesIn(id)).toEqual([[person!.id], []])

  await database().db.seatRequest.deleteMany({ where: { contractorId: next.employerId! } })
  await database().db.person.update({
    where: { id: person!.id },
    data: { employerId: next.employerId },
  })
  expect((await seats(next, 'book', named)).body.skipped).toEqual([])
  await freeSeats(officer, rows.slice(0, 2))
  await runPromotion()
  const [left, taken] = await queueOf(id)
  expect([left!.status, taken!.status, taken!.personIds]).toEqual([
    'Offered',
    'Taken',
    [person!.id],
  ])
})

test('whoever enrols somebody for the new company learns nothing of the queue of the former one either', async () => {
  const { id: sessionId } = await fullSession(await createUser('SafetyOfficer'), 4)
  const [former, next] = [await createUser('Contractor'), await createUser('Contractor')]
  const [person] = await people(1, { employerId: former.employerId })
  const personIds = [person!.id]
  await seats(former, 'book', { sessionId, seats: 1, personIds })
  await database().db.person.update({
    where: { id: person!.id },
    data: { employerId: next.employerId },
  })
  const enrolment = { sessionId, personIds, ifFull: 'wait' as const, partial: true }
  const outcomeFor = async () =>
    (await call(next, trainingEnrollments.enroll, enrolment)).body.results.map(
      ({ outcome, code }) => code ?? outcome,
    )
  expect(await outcomeFor()).toEqual(['Waiting'])
  expect(await outcomeFor()).toEqual(['waits-already'])
  expect(await namesIn(sessionId)).toEqual([personIds, personIds])
})

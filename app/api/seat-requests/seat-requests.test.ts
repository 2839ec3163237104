import { describe, expect, test } from 'vitest'
import { seatRequests } from '@/lib/domain/training/seat-requests/contract'
import { HOUR } from '@/lib/platform/dates/durations'
import { database } from '@/lib/platform/db/database'
import { call } from '@/lib/testing/calls/call'
import { enrol, idsOf, people, reloadSession } from '@/lib/testing/records/enrolment'
import { createEmployer, createTrainingSession, createUser } from '@/lib/testing/records/factories'
import { rounds } from '@/lib/testing/runs/rounds'
import {
  countsOf,
  createSeatRequest,
  freeSeats as free,
  fullSession,
  queueOf,
  reloadRequest,
  runPromotion,
  seats,
} from '@/lib/testing/records/seat-requests'

const officer = await createUser('SafetyOfficer')
const clerk = await createUser('Contractor')
const company = { contractorId: clerk.employerId! }
const workers = (count: number, employerId = clerk.employerId) => people(count, { employerId })

describe('seat-requests/book', () => {
  test('with free seats enrols those who are named, and holds the others', async () => {
    const { id } = await createTrainingSession({ capacity: 10 })
    const [one, two] = await workers(2)
    const booked = await seats(clerk, 'book', {
      sessionId: id,
      seats: 4,
      personIds: [one!.id, two!.id],
    })
    expect([booked.status, booked.body.status, booked.body.skipped]).toEqual([200, 'Held', []])
    expect(await countsOf(id)).toEqual([2, 2, 6, 0, 'Open'])
    const request = await reloadRequest(booked.body.id!)
    expect(request.nameUntil!.getTime() - request.queuedAt.getTime()).toBe(48 * HOUR)
    const all = await seats(clerk, 'book', {
      sessionId: id,
      seats: 2,
      personIds: idsOf(await workers(2)),
    })
    expect(all.body.status).toBe('Taken')
    expect(await countsOf(id)).toEqual([4, 2, 4, 0, 'Open'])
  })

  test('without free seats waits, and takes them in turn once they are named', async () => {
    const { id, rows } = await fullSession(officer, 3)
    const names = idsOf(await workers(2))
    const { body } = await seats(clerk, 'book', { sessionId: id, seats: 2, personIds: names })
    expect(body.status).toBe('Waiting')
    expect(await countsOf(id)).toEqual([3, 0, 0, 2, 'Full'])
    await free(officer, rows.slice(0, 1))
    await runPromotion()
    const [part, rest] = await queueOf(id)
    expect([part!.status, part!.personIds, rest!.status, rest!.personIds]).toEqual([
      'Taken',
      names.slice(0, 1),
      'Waiting',
      names.slice(1),
    ])
    expect(rest!.queuedAt).toEqual(part!.queuedAt)
    await free(officer, rows.slice(1, 2))
    await runPromotion()
    expect((await queueOf(id)).map(({ status }) => status)).toEqual(['Taken', 'Taken'])
    expect(await countsOf(id)).toEqual([3, 0, 0, 0, 'Full'])
  })

  test('leaves out who cannot have a seat, with the reason', async () => {
    const { id } = await createTrainingSession()
    const [own, busy] = await workers(2)
    const [stranger] = await workers(1, (await createEmployer()).id)
    await enrol(officer, (await createTrainingSession()).id, [busy!.id])
    const { body } = await seats(clerk, 'book', {
      sessionId: id,
      seats: 3,
      personIds: [own!.id, busy!.id, stranger!.id],
    })
    expect(body.skipped.map(({ personId, code }) => [personId, code])).toEqual([
      [busy!.id, 'busy-that-half-day'],
      [stranger!.id, 'record-not-found'],
    ])
    expect((await reloadRequest(body.id!)).personIds).toEqual([own!.id])
  })

  test.each([
    ['more names than seats', 'more-names-than-seats', 1, 2],
    ['more than half of the seats without names', 'too-many-seats', 6, 0],
  ])('refuses %s', async (_, code, count, names) => {
    const { id } = await createTrainingSession({ capacity: 10 })
    const personIds = idsOf(await workers(names))
    const { status, body } = await seats(clerk, 'book', { sessionId: id, seats: count, personIds })
    expect([status, body.code]).toEqual([400, code])
    expect(await queueOf(id)).toEqual([])
  })

  test('refuses to wait twice: a person, and a company without names', async () => {
    const { id } = await fullSession(officer, 4)
    const personIds = idsOf(await workers(1))
    const named = { sessionId: id, seats: 1, personIds }
    expect((await seats(clerk, 'book', named)).status).toBe(200)
    expect((await seats(clerk, 'book', named)).body.code).toBe('already-waiting')
    expect((await seats(clerk, 'book', { sessionId: id, seats: 1 })).status).toBe(200)
    expect((await seats(clerk, 'book', { sessionId: id, seats: 1 })).body.code).toBe(
      'already-waiting',
    )
  })

  test.each([
    ['closed', { status: 'Closed' as const }],
    ['past', { date: new Date('2020-01-01') }],
  ])('refuses a session that is %s', async (_, fields) => {
    const { id } = await createTrainingSession(fields)
    const { status, body } = await seats(clerk, 'book', { sessionId: id, seats: 1 })
    expect([status, body.code]).toEqual([400, 'session-not-open'])
  })

  test('an officer books for a company, a Contractor for the own one only', async () => {
    const { id } = await createTrainingSession()
    const book = (caller: typeof officer, contractorId?: string) =>
      seats(caller, 'book', { sessionId: id, seats: 1, contractorId })
    expect((await book(officer)).body.code).toBe('record-not-found')
    expect((await book(officer, (await createEmployer({ kind: 'Site' })).id)).body.code).toBe(
      'not-a-contractor',
    )
    expect((await book(officer, clerk.employerId!)).body.status).toBe('Held')
    expect((await book(clerk, (await createEmployer()).id)).body.code).toBe('record-not-found')
  })
})

describe('offers', () => {
  test('go to the first in the queue, who accepts and names', async () => {
    const { id, rows } = await fullSession(officer, 4)
    const { body } = await seats(clerk, 'book', { sessionId: id, seats: 2 })
    await free(officer, rows.slice(0, 2))
    await runPromotion()
    expect(await countsOf(id)).toEqual([2, 2, 0, 0, 'Full'])
    const names = idsOf(await workers(2))
    const accepted = await seats(clerk, 'accept', { id: body.id!, personIds: names.slice(0, 1) })
    expect([accepted.status, accepted.body.status]).toEqual([200, 'Held'])
    expect(await countsOf(id)).toEqual([3, 1, 0, 0, 'Full'])
    const named = await seats(clerk, 'name', { id: body.id!, personIds: names.slice(1) })
    expect([named.status, named.body.status]).toEqual([200, 'Taken'])
    expect(await countsOf(id)).toEqual([4, 0, 0, 0, 'Full'])
  })

  test.each(rounds(5))('of two who accept at once one is too late (round %i)', async () => {
    const { id } = await createSeatRequest({ status: 'Offered', ...company })
    const answers = await Promise.all([1, 2].map(() => seats(clerk, 'accept', { id })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.map(({ body }) => body.code)).toContain('offer-over')
  })

  test('are over after their time, and lapse with the next run of the job', async () => {
    const request = await createSeatRequest({
      status: 'Offered',
      offerUntil: new Date(),
      ...company,
    })
    const { status, body } = await seats(clerk, 'accept', { id: request.id })
    expect([status, body.code]).toEqual([409, 'offer-over'])
    await runPromotion()
    expect(await reloadRequest(request.id)).toMatchObject({
      status: 'Lapsed',
      endReason: 'not-accepted',
    })
    expect(await countsOf(request.sessionId)).toEqual([0, 0, 30, 0, 'Open'])
  })

  test('that are declined go to the next, and not back to whoever declined', async () => {
    const { id, rows } = await fullSession(officer, 2)
    const first = await seats(clerk, 'book', { sessionId: id, seats: 1 })
    const other = await createSeatRequest({ sessionId: id, seats: 1 })
    await free(officer, rows.slice(0, 1))
    await runPromotion()
    expect((await seats(clerk, 'decline', { id: first.body.id! })).body.status).toBe('Declined')
    await runPromotion()
    expect((await reloadRequest(other.id)).status).toBe('Offered')
    expect((await reloadRequest(first.body.id!)).status).toBe('Declined')
  })

  test('of somebody who was cancelled do not come back to them', async () => {
    const { id, rows } = await fullSession(officer, 1)
    const names = idsOf(await workers(1))
    await seats(clerk, 'book', { sessionId: id, seats: 1, personIds: names })
    await free(officer, rows)
    await runPromotion()
    const seat = await database().db.attendance.findFirstOrThrow({
      where: { sessionId: id, personId: names[0], status: 'Enrolled' },
    })
    await free(officer, [seat.id])
    await runPromotion()
    expect(await countsOf(id)).toEqual([0, 0, 1, 0, 'Open'])
  })

  test('who needs more than is free is passed over and keeps the place', async () => {
    const { id, rows } = await fullSession(officer, 6)
    const whole = await seats(clerk, 'book', { sessionId: id, seats: 3, takesPart: false })
    const small = await createSeatRequest({ sessionId: id, seats: 1 })
    await free(officer, rows.slice(0, 2))
    await runPromotion()
    expect((await reloadRequest(small.id)).status).toBe('Offered')
    const { body } = await call(clerk, seatRequests.search, { sessionId: id })
    expect(body).toMatchObject([{ id: whole.body.id, position: 1, needsMoreSeats: true }])
  })
})

describe('what a company gives back', () => {
  test('is held seats without a name', async () => {
    const [worker] = await workers(1)
    const { id, sessionId } = await createSeatRequest({
      status: 'Held',
      seats: 3,
      personIds: [worker!.id],
      ...company,
    })
    expect((await seats(clerk, 'release', { id, seats: 1 })).body.status).toBe('Held')
    expect((await reloadSession(sessionId)).seatsHeld).toBe(1)
    expect((await seats(clerk, 'release', { id })).body.status).toBe('Taken')
    expect((await reloadSession(sessionId)).seatsHeld).toBe(0)
  })

  test.each(['Waiting', 'Offered', 'Held'] as const)('is a request that is %s', async (status) => {
    const { id, sessionId } = await createSeatRequest({ status, ...company })
    expect((await seats(clerk, 'withdraw', { id })).body.status).toBe('Withdrawn')
    expect(await reloadSession(sessionId)).toMatchObject({ seatsHeld: 0, waitingSeats: 0 })
    expect((await seats(clerk, 'withdraw', { id })).body.code).toBe('offer-over')
  })

  test('is not what another company has', async () => {
    const { id } = await createSeatRequest({ status: 'Offered' })
    for (const command of ['accept', 'decline', 'release', 'withdraw'] as const)
      expect((await seats(clerk, command, { id })).body.code).toBe('record-not-found')
    expect(
      (await call(clerk, seatRequests.search, { isOpen: true })).body.map((row) => row.id),
    ).not.toContain(id)
  })
})

describe('naming', () => {
  test('refuses more people than there are seats, and people none of whom can have one', async () => {
    const { id } = await createSeatRequest({ status: 'Held', seats: 1, ...company })
    const two = idsOf(await workers(2))
    expect((await seats(clerk, 'name', { id, personIds: two })).body.code).toBe(
      'more-names-than-seats',
    )
    const { body } = await seats(clerk, 'name', { id, personIds: idsOf(await people(1)) })
    expect([body.code, body.errors[0]!.path]).toEqual(['enrollment-refused', 'personIds.0'])
  })

  test('is over after its time; the seats of those who are named stay', async () => {
    const [worker] = await workers(1)
    const { id, sessionId } = await createSeatRequest({
      status: 'Held',
      nameUntil: new Date(),
      ...company,
    })
    expect((await seats(clerk, 'name', { id, personIds: [worker!.id] })).body.code).toBe(
      'offer-over',
    )
    await runPromotion()
    expect(await reloadRequest(id)).toMatchObject({ status: 'Lapsed', endReason: 'not-named' })
    expect((await reloadSession(sessionId)).seatsHeld).toBe(0)
  })
})

test('a request is moved to the head by officers, with a reason', async () => {
  const { id: sessionId } = await createTrainingSession({ capacity: 1 })
  const first = await createSeatRequest({ sessionId })
  const second = await createSeatRequest({ sessionId })
  const input = { id: second.id, reason: 'งานด่วน' }
  expect((await seats(clerk, 'moveFirst', input)).status).toBe(403)
  expect((await seats(officer, 'moveFirst', input)).status).toBe(200)
  expect((await queueOf(sessionId)).map(({ id }) => id)).toEqual([second.id, first.id])
})

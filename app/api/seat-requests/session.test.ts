import { describe, expect, test } from 'vitest'
import { seatRequests } from '@/lib/domain/training/seat-requests/contract'
import { trainingEnrollments } from '@/lib/domain/training/training-enrollments/contract'
import { trainingSessions } from '@/lib/domain/training/training-sessions/contract'
import { dayIn, timeIn, toUtcDate } from '@/lib/platform/dates/day'
import { HOUR } from '@/lib/platform/dates/durations'
import { database } from '@/lib/platform/db/database'
import { call, english } from '@/lib/testing/calls/call'
import { enrol, idsOf, people, reloadSession } from '@/lib/testing/records/enrolment'
import { createEmployer, createTrainingSession, createUser } from '@/lib/testing/records/factories'
import {
  countsOf,
  createSeatRequest,
  freeSeats as free,
  fullSession,
  queueOf,
  reloadRequest,
  runPromotion,
} from '@/lib/testing/records/seat-requests'

const officer = await createUser('SafetyOfficer')
const clerk = await createUser('Contractor')
const workers = (count: number) => people(count, { employerId: clerk.employerId })

describe('the session', () => {
  test('leaves its free seats to the queue', async () => {
    const { id, rows } = await fullSession(officer, 2)
    await createSeatRequest({ sessionId: id, seats: 1 })
    await free(officer, rows.slice(0, 1))
    const { status, body } = await enrol(officer, id, idsOf(await people(1)))
    expect([status, body.errors[0]!.message]).toEqual([
      400,
      expect.stringMatching(/join the queue/),
    ])
  })

  test('lets people wait whom only a seat is missing, as one request of each company', async () => {
    const { id } = await fullSession(officer, 1)
    const other = await createEmployer()
    const [own, theirs, site] = [
      await workers(2),
      await people(1, { employerId: other.id }),
      await people(1),
    ]
    const { body } = await call(
      officer,
      trainingEnrollments.enroll,
      {
        sessionId: id,
        personIds: idsOf([...own, ...theirs, ...site]),
        partial: true,
        ifFull: 'wait',
      },
      english,
    )
    expect(body.results.map(({ outcome, code }) => code ?? outcome)).toEqual([
      'Waiting',
      'Waiting',
      'Waiting',
      'no-seat-for',
    ])
    expect((await queueOf(id)).map((request) => request.seats)).toEqual([2, 1])
    const again = await call(officer, trainingEnrollments.enroll, {
      sessionId: id,
      personIds: idsOf(own),
      ifFull: 'wait',
    })
    expect([again.status, again.body.code]).toEqual([400, 'enrollment-refused'])
  })

  test('lets nobody wait any longer in the two hours before it starts', async () => {
    const { id } = await fullSession(officer, 1)
    const soon = new Date(Date.now() + 1.5 * HOUR)
    const start = {
      date: toUtcDate(dayIn('Asia/Bangkok', soon)),
      startTime: timeIn('Asia/Bangkok', soon),
      endTime: '24:00',
    }
    await database().db.trainingSession.update({ where: { id }, data: start })
    const { status, body } = await call(
      officer,
      trainingEnrollments.enroll,
      { sessionId: id, personIds: idsOf(await workers(1)), ifFull: 'wait', partial: true },
      english,
    )
    expect([status, body.results.map(({ code }) => code)]).toEqual([200, ['no-seat-for']])
    expect(await queueOf(id)).toEqual([])
  })

  test('tells its seats, and keeps its capacity above those that are held', async () => {
    const { sessionId } = await createSeatRequest({ status: 'Held', seats: 3 })
    await createSeatRequest({ sessionId, seats: 4 })
    const { body } = await call(clerk, trainingSessions.get, { id: sessionId })
    expect(body).toMatchObject({ seatsTaken: 0, seatsHeld: 3, seatsFree: 27, waitingSeats: 4 })
    const save = (capacity: number) =>
      call(officer, trainingSessions.save, { id: sessionId, capacity }, english)
    expect((await save(2)).body.code).toBe('capacity-below-seats')
    expect((await save(3)).status).toBe(200)
    expect((await reloadSession(sessionId)).status).toBe('Full')
  })

  test('offers the seats that a greater capacity adds', async () => {
    const { id } = await fullSession(officer, 1)
    const request = await createSeatRequest({ sessionId: id })
    await call(officer, trainingSessions.save, { id, capacity: 3 })
    await runPromotion()
    expect((await reloadRequest(request.id)).status).toBe('Offered')
  })

  test('ends its queue when it is cancelled', async () => {
    const { id } = await createTrainingSession()
    for (const status of ['Waiting', 'Offered', 'Held'] as const)
      await createSeatRequest({ sessionId: id, status })
    await call(officer, trainingSessions.cancel, { id, reason: 'วิทยากรป่วย' })
    expect((await queueOf(id)).map(({ status, endReason }) => [status, endReason])).toEqual(
      Array.from({ length: 3 }, () => ['Ended', 'session-cancelled']),
    )
    expect(await countsOf(id)).toEqual([0, 0, 30, 0, 'Cancelled'])
  })

  test('lets no offer and no held seat run out while it is closed by hand', async () => {
    const { id } = await createTrainingSession({ status: 'Closed' })
    const past = new Date(Date.now() - HOUR)
    const offer = { sessionId: id, status: 'Offered' as const, offerUntil: past }
    const held = { sessionId: id, status: 'Held' as const, nameUntil: past }
    const [{ id: offerId }, { id: heldId }] = [
      await createSeatRequest(offer),
      await createSeatRequest(held),
    ]
    const statuses = async () => [
      (await reloadRequest(offerId)).status,
      (await reloadRequest(heldId)).status,
    ]
    await runPromotion()
    expect(await statuses()).toEqual(['Offered', 'Held'])
    const { body } = await call(officer, seatRequests.search, { sessionId: id })
    expect(body.map(({ offerUntil, nameUntil }) => offerUntil ?? nameUntil)).toEqual([null, null])

    await call(officer, trainingSessions.reopen, { id })
    await runPromotion()
    expect(await statuses()).toEqual(['Offered', 'Held'])
    const again = await reloadRequest(offerId)
    expect(again.offerUntil!.getTime()).toBeGreaterThan(Date.now() + 23 * HOUR)
    expect(again.notice).toBe('offered')
    expect((await reloadRequest(heldId)).nameUntil!.getTime()).toBeGreaterThan(
      Date.now() + 47 * HOUR,
    )
  })

  test('ends its queue when it is completed before its day', async () => {
    const { id } = await createTrainingSession({ status: 'Closed' })
    for (const status of ['Waiting', 'Offered', 'Held'] as const)
      await createSeatRequest({ sessionId: id, status })
    expect((await call(officer, trainingSessions.complete, { id })).status).toBe(200)
    expect((await queueOf(id)).map(({ status, endReason }) => [status, endReason])).toEqual(
      Array.from({ length: 3 }, () => ['Ended', 'session-closed']),
    )
    expect(await countsOf(id)).toEqual([0, 0, 30, 0, 'Completed'])
  })

  test('ends its queue two hours before it starts', async () => {
    const { id, sessionId } = await createSeatRequest()
    await runPromotion(new Date('2399-05-31T23:59:00Z'))
    expect((await reloadRequest(id)).status).toBe('Offered')
    const late = await createSeatRequest({ sessionId, seats: 99 })
    await runPromotion(new Date('2399-06-01T00:00:00Z')) // 07:00 in Bangkok, two hours before
    expect(await reloadRequest(late.id)).toMatchObject({
      status: 'Ended',
      endReason: 'session-begins',
    })
  })
})

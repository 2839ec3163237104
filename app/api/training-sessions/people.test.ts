import { describe, expect, test } from 'vitest'
import { notices } from '@/lib/domain/people/notices/contract'
import type { AttendanceStatus } from '@/lib/domain/training/attendance/workflow'
import { trainingApprovals } from '@/lib/domain/training/training-approvals/contract'
import { trainingSessions } from '@/lib/domain/training/training-sessions/contract'
import { MINUTE } from '@/lib/platform/dates/durations'
import { addDays, dayIn, timeIn, toUtcDate } from '@/lib/platform/dates/day'
import { database } from '@/lib/platform/db/database'
import { call, english } from '@/lib/testing/calls/call'
import { reloadSession } from '@/lib/testing/records/enrolment'
import {
  createAttendance,
  createTrainingPlan,
  createTrainingSession,
  createUser,
} from '@/lib/testing/records/factories'
import { createSeatRequest, seats } from '@/lib/testing/records/seat-requests'

const officer = await createUser('SafetyOfficer')
const clerk = await createUser('Contractor')
const today = dayIn('Asia/Bangkok', new Date())

const save = (id: string, fields: object) =>
  call(officer, trainingSessions.save, { id, ...fields }, english)
const canOf = async (id: string, reader = officer) =>
  (await call(reader, trainingSessions.get, { id })).body.can
const put = (sessionId: string, status: AttendanceStatus) =>
  createAttendance({ sessionId, status, enrolledByUserId: officer.userId })

/** A session of today in which somebody is at this status. */
async function sessionWith(status: AttendanceStatus, fields = {}) {
  const session = await createTrainingSession({ date: toUtcDate(today), ...fields })
  await put(session.id, status)
  return session
}

describe('a session in which somebody has attended', () => {
  const attended = ['Attended', 'Passed', 'Failed'] as const
  test.each(attended)('keeps its day where one is %s', async (status) => {
    const { id } = await sessionWith(status)
    const { status: answered, body } = await save(id, { date: addDays(today, 7) })
    expect([answered, body.code]).toEqual([400, 'session-attended'])
    expect(body.errors).toMatchObject([{ path: 'date' }])
    expect((await reloadSession(id)).date).toEqual(toUtcDate(today))
    expect((await canOf(id)).move).toBe(false)
  })

  test.each([
    ['half of the day', { period: 'Afternoon' }, 'period'],
    ['start', { startTime: '10:00' }, 'startTime'],
  ])('keeps its %s', async (_, fields, path) => {
    const { id } = await sessionWith('Passed', { date: toUtcDate(addDays(today, 1)) })
    const { body } = await save(id, fields)
    expect([body.code, body.errors[0]?.path]).toEqual(['session-attended', path])
  })

  test('is not opened again by another day', async () => {
    const { id } = await sessionWith('Failed', {
      date: toUtcDate(addDays(today, -1)),
      status: 'Closed',
    })
    expect((await save(id, { date: addDays(today, 7) })).status).toBe(400)
    expect((await call(officer, trainingSessions.reopen, { id })).body.code).toBe('session-begun')
  })

  test('may still have another place, end and number of seats', async () => {
    const { id } = await sessionWith('Passed')
    const changed = { location: 'ห้องอบรม 9', endTime: '12:30', capacity: 12 }
    expect((await save(id, changed)).status).toBe(200)
    expect(await reloadSession(id)).toMatchObject(changed)
  })

  test.each(['Enrolled', 'Confirmed', 'NoShow', 'Cancelled'] as const)(
    'is not one where somebody is %s: it moves',
    async (status) => {
      const { id } = await sessionWith(status)
      expect((await canOf(id)).move).toBe(true)
      expect((await save(id, { date: addDays(today, 7) })).status).toBe(200)
    },
  )
})

describe('who did not come to a session that is moved to another day', () => {
  const statusOf = async (id: string) =>
    (await database().db.attendance.findUniqueOrThrow({ where: { id } })).status

  test('has missed nothing, and cannot have passed before it is held', async () => {
    const { id } = await createTrainingSession({ date: toUtcDate(today) })
    const { id: rowId } = await createAttendance({
      sessionId: id,
      status: 'NoShow',
      enrolledByUserId: clerk.userId,
      contractorId: clerk.employerId,
    })
    const { id: expected } = await put(id, 'Confirmed')
    expect((await save(id, { date: addDays(today, 30) })).status).toBe(200)
    expect([await statusOf(rowId), await statusOf(expected)]).toEqual(['Cancelled', 'Confirmed'])
    const corrected = await call(officer, trainingApprovals.correct, {
      ids: [rowId],
      to: 'Passed',
      reason: 'มาจริง',
    })
    expect(corrected.status).toBe(409)
    const received = (await call(clerk, notices.search, {}, english)).body
    expect(received.filter(({ subject }) => subject?.id === id)).toMatchObject([
      { event: 'training.seat' },
    ])
    const lines = await database().db.auditEntry.findMany({ where: { subjectId: rowId } })
    expect(lines.map(({ event }) => event)).toEqual(['attendance.cancel'])
  })

  test('stays a no-show where only the start is another one', async () => {
    const { id } = await createTrainingSession({ date: toUtcDate(addDays(today, 1)) })
    const { id: rowId } = await put(id, 'NoShow')
    expect((await save(id, { startTime: '10:00' })).status).toBe(200)
    expect(await statusOf(rowId)).toBe('NoShow')
  })
})

describe('the plan of a session', () => {
  const choose = async (id: string) => save(id, { scheduleId: (await createTrainingPlan()).id })

  test.each(['Enrolled', 'Passed', 'NoShow'] as const)(
    'stays once somebody in it is %s',
    async (status) => {
      const { id, scheduleId } = await sessionWith(status)
      const { status: answered, body } = await choose(id)
      expect([answered, body.code, body.errors[0]?.path]).toEqual([
        400,
        'session-plan-fixed',
        'scheduleId',
      ])
      expect((await canOf(id)).changePlan).toBe(false)
      expect((await save(id, { scheduleId, capacity: 9 })).status).toBe(200)
    },
  )

  test('stays while a company waits for its seats', async () => {
    const { sessionId } = await createSeatRequest()
    expect((await choose(sessionId)).body.code).toBe('session-plan-fixed')
  })

  test('can be another one before, and after everybody has withdrawn', async () => {
    const { id } = await sessionWith('Cancelled')
    await createSeatRequest({ sessionId: id, status: 'Withdrawn' })
    expect((await canOf(id)).changePlan).toBe(true)
    expect((await choose(id)).status).toBe(200)
  })
})

describe('what a session offers', () => {
  /** A session that starts so many minutes from now, by the site's clock. */
  const startingIn = (minutes: number) => {
    const start = new Date(Date.now() + minutes * MINUTE)
    return createTrainingSession({
      date: toUtcDate(dayIn('Asia/Bangkok', start)),
      startTime: timeIn('Asia/Bangkok', start),
      endTime: '24:00', // after each start on that day
    })
  }

  test.each([
    [119, false],
    [122, true],
  ])('seats are asked for %i minutes before the start: %s', async (minutes, isOffered) => {
    const { id } = await startingIn(minutes)
    expect((await canOf(id, clerk)).book).toBe(isOffered)
    const { body } = await seats(clerk, 'book', { sessionId: id, seats: 1 })
    expect(body.code !== 'session-not-open').toBe(isOffered)
    if (!isOffered) expect(body.detail).toMatch(/two hours/)
  })

  test.each(['Waiting', 'Withdrawn', 'Ended'] as const)(
    'removal is not offered where a request for seats is %s, as it is refused',
    async (status) => {
      const { sessionId } = await createSeatRequest({ status })
      expect((await canOf(sessionId)).remove).toBe(false)
      const [found] = (
        await call(officer, trainingSessions.search, {
          scheduleId: (await reloadSession(sessionId)).scheduleId,
        })
      ).body
      expect(found!.can.remove).toBe(false)
      const { body } = await call(officer, trainingSessions.remove, { id: sessionId })
      expect(body.code).toBe('session-has-rows')
    },
  )
})

test('another end is told to those whose people are expected', async () => {
  const { id } = await createTrainingSession()
  await createAttendance({
    sessionId: id,
    enrolledByUserId: clerk.userId,
    contractorId: clerk.employerId,
  })
  await save(id, { capacity: 20 })
  await save(id, { endTime: '15:00' })
  const received = (await call(clerk, notices.search, {}, english)).body
  expect(received.filter(({ subject }) => subject?.id === id)).toMatchObject([
    { event: 'training.seat', title: expect.stringMatching(/^Session moved/) },
  ])
})

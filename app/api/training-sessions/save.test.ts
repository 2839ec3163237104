import { describe, expect, test } from 'vitest'
import { lockPersons } from '@/lib/domain/people/persons/training/commands'
import { trainingSessions } from '@/lib/domain/training/training-sessions/contract'
import { clockOf } from '@/lib/platform/dates/clock'
import { dayIn, toUtcDate } from '@/lib/platform/dates/day'
import { database, inTransaction } from '@/lib/platform/db/database'
import { call, callUnchecked, english } from '@/lib/testing/calls/call'
import { untilWaiting } from '@/lib/testing/calls/waiting'
import {
  createAttendance,
  createPerson,
  createTrainingPlan,
  createTrainingSession,
  createUser,
  UNKNOWN_ID,
} from '@/lib/testing/records/factories'

const officer = await createUser('SafetyOfficer')

const reload = (id: string) => database().db.trainingSession.findUniqueOrThrow({ where: { id } })

const row = (
  sessionId: string,
  status: 'Enrolled' | 'Confirmed' | 'Attended' | 'Passed' | 'NoShow' | 'Cancelled',
) => createAttendance({ sessionId, status, enrolledByUserId: officer.userId })

describe('training-sessions/save', () => {
  const good = async (fields: object = {}) => ({
    scheduleId: (await createTrainingPlan()).id,
    date: '2399-06-01',
    period: 'Morning' as const,
    location: 'ห้องอบรม 1',
    ...fields,
  })
  const save = async (fields: object = {}) =>
    callUnchecked(officer, trainingSessions.save, await good(fields), english)

  test('creates a session with 30 seats by default', async () => {
    const { body } = await save()
    expect((await call(officer, trainingSessions.get, { id: body.id! })).body).toMatchObject({
      date: '2399-06-01',
      capacity: 30,
      seatsTaken: 0,
      status: 'Open',
      startTime: '09:00',
      scheduleNickname: 'อบรมก่อนเข้าหน้างาน',
      can: { save: true, remove: true, enroll: true, commands: ['close', 'cancel'] },
    })
  })

  test.each([
    ['no seat', { capacity: 0 }, 'capacity'],
    ['half a seat', { capacity: 1.5 }, 'capacity'],
    ['seats as text', { capacity: '30' }, 'capacity'],
    ['1001 seats', { capacity: 1001 }, 'capacity'],
    ['a Buddhist-era year', { date: '2569-06-01' }, 'date'],
    ['a day that has passed', { date: '2020-06-01' }, 'date'],
    ['a half of the day that is none', { period: 'Evening' }, 'period'],
    ['a time that is none', { startTime: '25:00' }, 'startTime'],
    ['an end before the start', { startTime: '11:00', endTime: '10:00' }, 'endTime'],
    ['an unknown plan', { scheduleId: UNKNOWN_ID }, 'scheduleId'],
  ])('refuses %s', async (_, fields, path) => {
    const { status, body } = await save(fields)
    expect([status, body.errors[0]?.path]).toEqual([400, path])
  })

  test('of a start that has passed today the start is at fault', async () => {
    const today = dayIn('Asia/Bangkok', new Date())
    const { body } = await save({ date: today, startTime: '00:00' })
    expect([body.code, body.errors[0]?.path]).toEqual(['session-in-the-past', 'startTime'])
  })

  test('the template offers a day on which its half has not begun', async () => {
    const { body } = await call(officer, trainingSessions.create, {})
    const clock = clockOf('Asia/Bangkok', new Date())
    const isBegun = body.date === clock.today && body.startTime! <= clock.time
    expect([body.date >= clock.today, isBegun]).toEqual([true, false])
  })

  test.each([
    ['2399-06-01', { morningCapacity: 0, afternoonCapacity: 12 }, ['2399-06-01', '13:00', 12]],
    ['2399-06-01', { morningCapacity: 25, afternoonCapacity: 12 }, ['2399-06-01', '09:00', 25]],
  ])('the template of a plan is of the day that is asked for: %s', async (date, seats, values) => {
    const { id } = await createTrainingPlan(seats)
    const input = { scheduleId: id, date }
    const { body } = await call(officer, trainingSessions.create, input)
    expect([body.date, body.startTime, body.capacity]).toEqual(values)
  })

  test('a plan has one session per half-day, even after ten concurrent saves', async () => {
    const input = await good()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => call(officer, trainingSessions.save, input)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 400),
    ])
    expect(answers.filter(({ body }) => body.code === 'session-exists')).toHaveLength(9)
  })

  test('the capacity cannot go below the seats taken, and at that number the session is full', async () => {
    const session = await createTrainingSession({ capacity: 5 })
    for (let n = 0; n < 3; n++) await row(session.id, 'Enrolled')
    const change = (capacity: number) =>
      save({ id: session.id, scheduleId: session.scheduleId, capacity })
    expect((await change(2)).body.code).toBe('capacity-below-seats')
    expect((await change(3)).status).toBe(200)
    expect((await reload(session.id)).status).toBe('Full')
    await change(4)
    expect((await reload(session.id)).status).toBe('Open')
  })

  test('is not moved to where somebody is being enrolled in another session meanwhile', async () => {
    const [one, other] = await Promise.all([
      createTrainingSession({ date: toUtcDate('2399-06-04') }),
      createTrainingSession({ date: toUtcDate('2399-06-03') }),
    ])
    const { personId } = await createAttendance({
      sessionId: one.id,
      enrolledByUserId: officer.userId,
    })
    const { moved } = await inTransaction(async ({ db, sql }) => {
      await lockPersons(sql, [personId])
      await db.attendance.create({
        data: {
          sessionId: other.id,
          personId,
          enrolledAt: new Date(),
          enrolledByUserId: officer.userId,
        },
      })
      const answer = save({ id: one.id, scheduleId: one.scheduleId, date: '2399-06-03' })
      await untilWaiting(1)
      return { moved: answer }
    })
    const { status, body } = await moved
    expect([status, body.code]).toEqual([400, 'people-busy'])
  })

  test('is not moved to a time when its people have another session', async () => {
    const person = await createPerson()
    const [one, other] = await Promise.all([
      createTrainingSession(),
      createTrainingSession({ date: toUtcDate('2399-06-02') }),
    ])
    for (const { id } of [one, other])
      await createAttendance({
        sessionId: id,
        personId: person.id,
        enrolledByUserId: officer.userId,
      })
    const moved = await save({ id: one.id, scheduleId: one.scheduleId, date: '2399-06-02' })
    expect([moved.status, moved.body.code]).toEqual([400, 'people-busy'])
    expect(
      (await save({ id: one.id, scheduleId: one.scheduleId, date: '2399-06-03' })).status,
    ).toBe(200)
  })

  test.each(['Completed', 'Cancelled'] as const)(
    'a session that is %s cannot be changed',
    async (status) => {
      const session = await createTrainingSession({ status })
      expect((await save({ id: session.id, scheduleId: session.scheduleId })).status).toBe(409)
    },
  )

  test('a refused command names the statuses in the language of the reader', async () => {
    const { id } = await createTrainingSession({ status: 'Completed' })
    const detailIn = async (language: string) =>
      (await call(officer, trainingSessions.reopen, { id }, { 'accept-language': language })).body
        .detail
    expect(await detailIn('th')).toBe('เปลี่ยนสถานะจาก เสร็จสิ้น เป็น เปิดรับ ไม่ได้')
    expect(await detailIn('en')).toBe('What is Completed cannot become Open.')
  })

  test('is removed only without attendance', async () => {
    const [free, used] = await Promise.all([createTrainingSession(), createTrainingSession()])
    await row(used.id, 'Cancelled')
    expect((await call(officer, trainingSessions.remove, { id: free.id })).status).toBe(200)
    expect((await call(officer, trainingSessions.remove, { id: used.id })).body.code).toBe(
      'session-has-rows',
    )
  })
})

import { describe, expect, test } from 'vitest'
import { closeBegunSessions } from '@/lib/domain/training/training-sessions/commands'
import { trainingSessions } from '@/lib/domain/training/training-sessions/contract'
import {
  sessionCommands,
  sessionStatuses,
  sessionWorkflow,
  type SessionCommand,
} from '@/lib/domain/training/training-sessions/workflow'
import { trainingApprovals } from '@/lib/domain/training/training-approvals/contract'
import { trainingEnrollments } from '@/lib/domain/training/training-enrollments/contract'
import { isAllowed, roles } from '@/lib/platform/access/policies'
import { dayIn, toUtcDate } from '@/lib/platform/dates/day'
import { database } from '@/lib/platform/db/database'
import { call, callUnchecked, english } from '@/lib/testing/calls/call'
import {
  createAttendance,
  createTrainingPlan,
  createTrainingSession,
  createUser,
} from '@/lib/testing/records/factories'

const officer = await createUser('SafetyOfficer')

const today = () => dayIn('Asia/Bangkok', new Date())
const reload = (id: string) => database().db.trainingSession.findUniqueOrThrow({ where: { id } })

const row = (
  sessionId: string,
  status: 'Enrolled' | 'Confirmed' | 'Attended' | 'Passed' | 'NoShow' | 'Cancelled',
) => createAttendance({ sessionId, status, enrolledByUserId: officer.userId })

const give = (command: SessionCommand, id: string, more: object = {}) =>
  callUnchecked(officer, trainingSessions[command], { id, reason: 'วิทยากรป่วย', ...more }, english)

describe('every command on every status', () => {
  const cells = sessionCommands.flatMap((command) =>
    sessionStatuses.map(
      (status) => [command, status, sessionWorkflow.nextStatus(status, command)] as const,
    ),
  )
  test.each(cells)('%s of a session that is %s leads to %s', async (command, status, to) => {
    const { id } = await createTrainingSession({ status })
    const answer = await give(command, id)
    expect(answer.status).toBe(to ? 200 : 409)
    expect((await reload(id)).status).toBe(to ?? status)
  })
})

describe('conditions of the commands', () => {
  test('a session is completed when nobody is pending', async () => {
    const { id } = await createTrainingSession({ status: 'Closed' })
    for (const status of ['Passed', 'NoShow', 'Cancelled'] as const) await row(id, status)
    const { id: pendingRow } = await row(id, 'Attended')
    const refused = await give('complete', id)
    expect([refused.status, refused.body.code]).toEqual([400, 'rows-pending'])
    await database().db.attendance.update({ where: { id: pendingRow }, data: { status: 'Failed' } })
    expect((await give('complete', id)).status).toBe(200)
  })

  test('a session is cancelled with its attendance and a reason while nobody has attended', async () => {
    const { id } = await createTrainingSession()
    for (const status of ['Enrolled', 'Confirmed'] as const) await row(id, status)
    expect((await callUnchecked(officer, trainingSessions.cancel, { id })).status).toBe(400)
    expect((await give('cancel', id)).status).toBe(200)
    expect(await reload(id)).toMatchObject({
      status: 'Cancelled',
      seatsTaken: 0,
      cancelReason: 'วิทยากรป่วย',
    })
    const rows = await database().db.attendance.findMany({ where: { sessionId: id } })
    expect(rows.map(({ status }) => status)).toEqual(['Cancelled', 'Cancelled'])
  })

  test('a no-show is cancelled with the session, and can no longer be corrected', async () => {
    const { id } = await createTrainingSession({ date: toUtcDate(today()), status: 'Closed' })
    const { id: rowId, rowVersion } = await row(id, 'NoShow')
    expect((await give('cancel', id)).status).toBe(200)
    expect(
      await database().db.attendance.findUniqueOrThrow({ where: { id: rowId } }),
    ).toMatchObject({ status: 'Cancelled', rowVersion: rowVersion + 1 })
    expect(await reload(id)).toMatchObject({ seatsTaken: 0 })
    const { status, body } = await call(officer, trainingApprovals.correct, {
      ids: [rowId],
      to: 'Passed',
      reason: 'กรอกผิด',
    })
    expect([status, body.code]).toEqual([409, 'state-moved-on'])
  })

  test('a session may be cancelled on the day, but not once somebody has attended', async () => {
    const [free, attended] = await Promise.all([
      createTrainingSession({ date: toUtcDate(today()) }),
      createTrainingSession({ date: toUtcDate(today()) }),
    ])
    await row(attended.id, 'Attended')
    expect((await give('cancel', free.id)).status).toBe(200)
    const refused = await give('cancel', attended.id)
    expect([refused.status, refused.body.code]).toEqual([400, 'somebody-attended'])
  })

  test('a closed session reopens only before its start, as Full if its seats are taken', async () => {
    const [future, past, full] = await Promise.all([
      createTrainingSession({ status: 'Closed' }),
      createTrainingSession({ status: 'Closed', date: toUtcDate('2020-01-01') }),
      createTrainingSession({ status: 'Closed', capacity: 1 }),
    ])
    await row(full.id, 'Enrolled')
    expect([
      (await give('reopen', future.id)).status,
      (await give('reopen', full.id)).status,
    ]).toEqual([200, 200])
    expect([(await reload(future.id)).status, (await reload(full.id)).status]).toEqual([
      'Open',
      'Full',
    ])
    expect((await give('reopen', past.id)).body.code).toBe('session-begun')
  })

  test('of two concurrent commands one is a conflict', async () => {
    const { id } = await createTrainingSession()
    const answers = await Promise.all([give('close', id), give('close', id)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})

describe('training-sessions/search', () => {
  test('the keyword finds any part of the English name, the Thai nickname and the place', async () => {
    const plan = await createTrainingPlan({
      name: 'Confined Space Entry',
      nickname: 'อบรมที่อับอากาศ',
    })
    const { id } = await createTrainingSession({ scheduleId: plan.id, location: 'อาคารฝึก B7' })
    const found = async (keyword: string) =>
      (await call(officer, trainingSessions.search, { keyword })).body.some(
        (session) => session.id === id,
      )
    for (const keyword of ['confined', 'SPACE entry', 'อับอากาศ', 'ฝึก b7', 'entry อาคาร'])
      expect([keyword, await found(keyword)]).toEqual([keyword, true])
    for (const keyword of ['no such', '%', 'B8']) expect(await found(keyword)).toBe(false)
  })

  test('filters by day, status and plan combine, both days included', async () => {
    const plan = await createTrainingPlan({ recurrenceType: 'Daily' })
    for (const date of ['2398-03-01', '2398-03-02', '2398-03-03'])
      await createTrainingSession({ scheduleId: plan.id, date: toUtcDate(date) })
    const found = async (filters: object) =>
      (await call(officer, trainingSessions.search, { scheduleId: plan.id, ...filters })).body.map(
        ({ date }) => date,
      )
    expect(await found({ fromDate: '2398-03-02' })).toEqual(['2398-03-02', '2398-03-03'])
    expect(await found({ fromDate: '2398-03-02', toDate: '2398-03-02' })).toEqual(['2398-03-02'])
    expect(await found({ status: 'Closed' })).toEqual([])
  })
})

describe('closing at the start', () => {
  test('closes the sessions that have begun, once, and no others', async () => {
    const now = new Date('2398-05-01T02:30:00Z') // 09:30 in Bangkok
    const on = (date: string, startTime: string, status: 'Open' | 'Full' | 'Completed' = 'Open') =>
      createTrainingSession({ date: toUtcDate(date), startTime, endTime: '23:00', status })
    const [begun, full, later, tomorrow, done] = [
      await on('2398-05-01', '09:30'),
      await on('2398-04-30', '13:00', 'Full'),
      await on('2398-05-01', '09:31'),
      await on('2398-05-02', '08:00'),
      await on('2398-04-30', '08:00', 'Completed'),
    ]
    await database().db.trainingSession.updateMany({
      where: { date: { lt: toUtcDate('2398-04-01') }, status: { in: ['Open', 'Full'] } },
      data: { status: 'Closed' },
    })
    const counts = await Promise.all([1, 2, 3].map(() => closeBegunSessions(now, 'Asia/Bangkok')))
    expect(counts.toSorted()).toEqual([0, 0, 2])
    const statuses = await Promise.all(
      [begun, full, later, tomorrow, done].map(async ({ id }) => (await reload(id)).status),
    )
    expect(statuses).toEqual(['Closed', 'Closed', 'Open', 'Open', 'Completed'])
  })
})

describe('for every signed-in user', () => {
  test.each(roles)(
    'a %s reads and searches sessions, and changes them by the policy only',
    async (role) => {
      const reader = await createUser(role)
      const { id, scheduleId } = await createTrainingSession()
      const found = await call(reader, trainingSessions.search, { scheduleId })
      expect([found.status, found.body.map((row) => row.id)]).toEqual([200, [id]])
      const { status, body } = await call(reader, trainingSessions.get, { id })
      expect([status, body.can.save]).toEqual([200, isAllowed('training-mgmt', [role])])
    },
  )

  test('rosters are shown only to those who enrol or review', async () => {
    const { id } = await createTrainingSession()
    const { status } = await call(await createUser('WorkOwner'), trainingEnrollments.search, {
      sessionId: id,
    })
    expect(status).toBe(403)
  })
})

test('sorts by the seats left', async () => {
  const { scheduleId } = await createTrainingSession({
    capacity: 50,
    seatsTaken: 10,
    location: 'ว่าง 40',
  })
  const others = [
    { capacity: 10, seatsTaken: 9, location: 'ว่าง 1', period: 'Afternoon' as const },
    { capacity: 30, seatsTaken: 28, location: 'ว่าง 2', date: new Date('2399-06-02') },
  ]
  for (const fields of others) await createTrainingSession({ scheduleId, ...fields })
  const order = async (sort: 'seatsLeft' | '-seatsLeft') =>
    (await call(officer, trainingSessions.search, { scheduleId, sort })).body.map(
      ({ location }) => location,
    )
  expect(await order('seatsLeft')).toEqual(['ว่าง 1', 'ว่าง 2', 'ว่าง 40'])
  expect(await order('-seatsLeft')).toEqual(['ว่าง 40', 'ว่าง 2', 'ว่าง 1'])
  await database().db.trainingSession.updateMany({
    where: { location: 'ว่าง 1' },
    data: { capacity: 99 },
  })
  expect((await order('-seatsLeft'))[0]).toBe('ว่าง 1')
})

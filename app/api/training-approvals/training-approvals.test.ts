import { describe, expect, test } from 'vitest'
import {
  attendanceStatuses,
  attendanceWorkflow,
  type AttendanceStatus,
} from '@/lib/domain/training/attendance/workflow'
import { trainingApprovals } from '@/lib/domain/training/training-approvals/contract'
import { addDays, addMonths, dayIn, toUtcDate } from '@/lib/platform/dates/day'
import { database } from '@/lib/platform/db/database'
import { call, callUnchecked, english } from '@/lib/testing/calls/call'
import {
  createAttendance,
  createPerson,
  createTrainingSession,
  createUser,
  UNKNOWN_ID,
} from '@/lib/testing/records/factories'
import { attendanceOf, sessionOfToday } from '@/lib/testing/records/enrolment'

const today = dayIn('Asia/Bangkok', new Date())

const commands = [
  'confirm',
  'checkIn',
  'undoCheckIn',
  'pass',
  'fail',
  'markNoShow',
  'correct',
] as const

type Command = (typeof commands)[number]
const officer = await createUser('SafetyOfficer')

const give = (command: Command, ids: string[], more: object = {}, caller = officer) =>
  callUnchecked(
    caller,
    trainingApprovals[command],
    { ids, ...(command === 'correct' && { to: 'Passed', reason: 'กรอกผิด' }), ...more },
    english,
  )

const row = (status: AttendanceStatus, sessionId?: string) =>
  attendanceOf(officer, status, sessionId)

const statusOf = async (id: string) =>
  (await database().db.attendance.findUniqueOrThrow({ where: { id } })).status

const training = async (id: string) => {
  const { trainingStatus, trainingValidUntil } = await database().db.person.findUniqueOrThrow({
    where: { id },
  })
  return [trainingStatus, trainingValidUntil?.toISOString().slice(0, 10) ?? null]
}

describe('every command on every status', () => {
  const cells = commands.flatMap((command) =>
    attendanceStatuses.map(
      (status) =>
        [command, status, attendanceWorkflow.nextStatus(status, command) !== null] as const,
    ),
  )
  test.each(cells)('%s of one who is %s: %s', async (command, status, may) => {
    const { id, personId } = await row(status)
    const answer = await give(command, [id])
    const to = command === 'correct' ? 'Passed' : attendanceWorkflow.target(command)
    expect(answer.status).toBe(may ? 200 : 409)
    expect(await statusOf(id)).toBe(may ? to : status)
    const changesTraining = may && to !== status && ['pass', 'fail', 'correct'].includes(command)
    expect((await training(personId))[0] === 'NotTrained').toBe(!changesTraining)
  })

  test.each(['Admin', 'Contractor', 'WorkOwner', 'Purchasing'] as const)(
    'none by a %s',
    async (role) => {
      const { id } = await row('Enrolled')
      for (const command of commands)
        expect((await give(command, [id], {}, await createUser(role))).status).toBe(403)
    },
  )
})

describe('the effect of a result on the person', () => {
  test('a pass is valid from the date of the session for the months of the plan', async () => {
    const { id, personId } = await row('Attended')
    await give('pass', [id])
    expect(await training(personId)).toEqual(['Passed', addMonths(today, 24)])
  })

  test('a fail sets Failed, and a later pass sets Passed', async () => {
    const { id, personId } = await row('Attended')
    await give('fail', [id])
    expect(await training(personId)).toEqual(['Failed', null])
    await give('correct', [id])
    expect(await training(personId)).toEqual(['Passed', addMonths(today, 24)])
    await give('correct', [id], { to: 'Attended' })
    expect(await training(personId)).toEqual(['NotTrained', null])
  })

  test('a no-show leaves the training, frees the seat, and the person may enrol again', async () => {
    const person = await createPerson({
      trainingStatus: 'Passed',
      trainingValidUntil: toUtcDate('2399-01-01'),
    })
    const session = await sessionOfToday({ capacity: 1, status: 'Full' })
    const { id } = await createAttendance({
      sessionId: session.id,
      personId: person.id,
      enrolledByUserId: officer.userId,
    })
    await give('markNoShow', [id])
    expect(await training(person.id)).toEqual(['Passed', '2399-01-01'])
    expect(
      await database().db.trainingSession.findUniqueOrThrow({ where: { id: session.id } }),
    ).toMatchObject({ seatsTaken: 0, status: 'Open' })
  })

  test('an older session does not replace a newer result', async () => {
    const { id, personId } = await row('Attended')
    await give('pass', [id])
    const older = await createTrainingSession({ date: toUtcDate(addDays(today, -30)) })
    const late = await createAttendance({
      sessionId: older.id,
      personId,
      status: 'Attended',
      enrolledByUserId: officer.userId,
    })
    await give('fail', [late.id])
    expect((await training(personId))[0]).toBe('Passed')
  })
})

describe('conditions', () => {
  test.each([-1, 1])('check-in is refused %i days from the session', async (days) => {
    const session = await createTrainingSession({ date: toUtcDate(addDays(today, days)) })
    const { id } = await row('Confirmed', session.id)
    const { status, body } = await give('checkIn', [id])
    expect([status, body.code]).toEqual([400, 'not-on-the-day'])
    expect(body.detail).toContain(addDays(today, days).slice(0, 4))
    const thai = await call(officer, trainingApprovals.checkIn, { ids: [id] })
    expect(thai.body.detail).toContain(String(Number(addDays(today, days).slice(0, 4)) + 543))
    const own = { ...english, cookie: 'era=BE' }
    const chosen = await call(officer, trainingApprovals.checkIn, { ids: [id] }, own)
    expect(chosen.body.detail).toMatch(/ BE\b/)
  })

  test.each([-1, 1])('undoing a check-in is refused %i days from the session', async (days) => {
    const session = await createTrainingSession({ date: toUtcDate(addDays(today, days)) })
    const { id } = await row('Attended', session.id)
    expect((await give('undoCheckIn', [id])).body.code).toBe('not-on-the-day')
    expect(await statusOf(id)).toBe('Attended')
  })

  test('undoing a check-in restores the former status and clears the time', async () => {
    const [enrolled, confirmed] = [await row('Enrolled'), await row('Enrolled')]
    await give('confirm', [confirmed.id])
    const ids = [enrolled.id, confirmed.id]
    await give('checkIn', ids)
    const { status, body } = await give('undoCheckIn', ids, { note: 'คนละคน' })
    expect([status, body.results.map((result) => result.status)]).toEqual([
      200,
      ['Enrolled', 'Confirmed'],
    ])
    for (const id of ids)
      expect(await database().db.attendance.findUniqueOrThrow({ where: { id } })).toMatchObject({
        checkedInAt: null,
        checkedInByUserId: null,
        note: 'คนละคน',
      })
    const line = await database().db.auditEntry.findFirst({
      where: { event: 'attendance.undoCheckIn', subjectId: confirmed.id },
    })
    expect(line?.changes).toMatchObject({ from: 'Attended', to: 'Confirmed' })
    expect((await give('checkIn', ids)).status).toBe(200)
  })

  test.each([
    [1, 400, 'session-not-begun'],
    [0, 200, undefined],
    [-1, 200, undefined],
  ])('a no-show %i days before the session is %i', async (days, expected, code) => {
    const session = await createTrainingSession({ date: toUtcDate(addDays(today, days)) })
    const { id } = await row('Confirmed', session.id)
    const search = await call(officer, trainingApprovals.search, { sessionId: session.id })
    expect(search.body[0]?.can.commands.includes('markNoShow')).toBe(expected === 200)
    const { status, body } = await give('markNoShow', [id])
    expect([status, body.code]).toEqual([expected, code])
  })

  test('a result can be corrected with a reason until the session is completed', async () => {
    const { id } = await row('Passed', (await sessionOfToday({ status: 'Completed' })).id)
    expect((await give('correct', [id], { to: 'Failed' })).body.code).toBe('session-completed')
    const { id: open } = await row('Passed')
    expect((await give('correct', [open], { reason: ' ' })).body.errors[0]?.path).toBe('reason')
    expect((await give('correct', [open], { to: 'NoShow' })).status).toBe(400)
  })

  test('nobody is corrected in a session that was cancelled', async () => {
    const { id } = await row('NoShow', (await sessionOfToday({ status: 'Cancelled' })).id)
    const search = await call(officer, trainingApprovals.search, { status: 'NoShow' })
    expect(search.body.find((found) => found.id === id)?.can.commands).toEqual([])
    const { status, body } = await give('correct', [id])
    expect([status, body.code]).toEqual([409, 'session-over'])
    expect(body.detail).toBe('This session is Cancelled and can no longer be changed.')
    expect(await statusOf(id)).toBe('NoShow')
  })

  test('the reason of a correction is recorded, and the note where one is given stands in the row', async () => {
    const [noted, plain] = [await row('Passed'), await row('Passed')]
    const noteOf = async (id: string) =>
      (await database().db.attendance.findUniqueOrThrow({ where: { id } })).note
    const lineOf = async (subjectId: string) =>
      (
        await database().db.auditEntry.findFirst({
          where: { event: 'attendance.correct', subjectId },
        })
      )?.changes
    await give('correct', [noted.id], { to: 'Failed', note: 'สอบใหม่รอบหน้า' })
    await give('correct', [plain.id], { to: 'Failed' })
    expect([await noteOf(noted.id), await noteOf(plain.id)]).toEqual(['สอบใหม่รอบหน้า', 'กรอกผิด'])
    expect(await lineOf(noted.id)).toMatchObject({ reason: 'กรอกผิด', note: 'สอบใหม่รอบหน้า' })
    expect(await lineOf(plain.id)).toMatchObject({ reason: 'กรอกผิด', note: null })
  })

  test('a no-show is corrected only while a seat is left', async () => {
    const session = await sessionOfToday({ capacity: 1 })
    const { id } = await row('NoShow', session.id)
    await row('Attended', session.id)
    expect((await give('correct', [id], { to: 'Attended' })).body.code).toBe('session-full')
  })
})

describe('many rows at once', () => {
  test('each row has its own outcome: some done, some refused with a reason, 200', async () => {
    const [good, moved] = [await row('Attended'), await row('Enrolled')]
    const { status, body } = await give('pass', [good.id, moved.id, UNKNOWN_ID])
    expect(status).toBe(200)
    expect(body.results.map(({ outcome, status: to, code }) => [outcome, to ?? code])).toEqual([
      ['done', 'Passed'],
      ['refused', 'state-moved-on'],
      ['refused', 'record-not-found'],
    ])
  })

  test('when none is done the answer is the first refusal', async () => {
    const { id } = await row('Passed')
    expect((await give('pass', [UNKNOWN_ID, id])).status).toBe(400)
    const { status, body } = await give('pass', [id, UNKNOWN_ID])
    expect(status).toBe(409)
    expect(body.errors.map(({ path }) => path)).toEqual(['ids.0', 'ids.1'])
    expect(body.errors[0]?.message).toBe(body.detail)
  })

  test('of two officers on one row one gets 200, the other 409 with the name of the first', async () => {
    const { id } = await row('Attended')
    const other = await createUser('SafetyOfficer')
    const answers = await Promise.all([give('pass', [id]), give('fail', [id], {}, other)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const second = answers.find(({ status }) => status === 409)!.body
    expect(second.code).toBe('state-moved-on')
    expect(second.detail).toContain(await statusOf(id))
    expect(second.detail).toContain('สมชาย ใจดี')
    expect(second.errors).toEqual([{ path: 'ids.0', message: second.detail }])
  })

  test('two officers on the same rows in opposite order cause no deadlock', async () => {
    const session = await sessionOfToday()
    const rows = await Promise.all(Array.from({ length: 10 }, () => row('Enrolled', session.id)))
    const ids = rows.map(({ id }) => id)
    const answers = await Promise.all([give('confirm', ids), give('markNoShow', ids.toReversed())])
    expect(answers.every(({ status }) => [200, 409].includes(status))).toBe(true)
    const session2 = await database().db.trainingSession.findUniqueOrThrow({
      where: { id: session.id },
    })
    const seats = await database().db.attendance.count({
      where: { sessionId: session.id, status: { notIn: ['NoShow', 'Cancelled'] } },
    })
    expect(session2.seatsTaken).toBe(seats)
  })
})

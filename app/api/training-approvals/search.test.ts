import { describe, expect, test } from 'vitest'
import {
  attendanceStatuses,
  type AttendanceStatus,
} from '@/lib/domain/training/attendance/workflow'
import { trainingApprovals } from '@/lib/domain/training/training-approvals/contract'
import { dayIn, toUtcDate } from '@/lib/platform/dates/day'
import { call, send } from '@/lib/testing/calls/call'
import {
  createAttendance,
  createEmployer,
  createPerson,
  createTrainingSession,
  createUser,
} from '@/lib/testing/records/factories'
import { bodyOf, readWorkbooks, requireProgram } from '@/lib/testing/files/external-programs'
import { attendanceOf, sessionOfToday } from '@/lib/testing/records/enrolment'

const today = dayIn('Asia/Bangkok', new Date())
const officer = await createUser('SafetyOfficer')

const row = (status: AttendanceStatus, sessionId?: string) =>
  attendanceOf(officer, status, sessionId)

describe('training-approvals/search', () => {
  test('Pending stands for Enrolled, Confirmed and Attended; filters combine', async () => {
    const contractorId = (await createEmployer()).id
    const session = await sessionOfToday()
    for (const status of attendanceStatuses)
      await createAttendance({
        status,
        contractorId,
        sessionId: session.id,
        enrolledByUserId: officer.userId,
      })
    const found = async (filters: object) =>
      (await call(officer, trainingApprovals.search, { contractorId, ...filters })).body
        .map(({ status }) => status)
        .toSorted()
    expect(await found({ status: 'Pending' })).toEqual(['Attended', 'Confirmed', 'Enrolled'])
    expect(await found({ status: 'NoShow' })).toEqual(['NoShow'])
    expect(await found({})).toHaveLength(7)
    expect(await found({ sessionId: session.id, status: 'Passed' })).toEqual(['Passed'])
    expect(await found({ sessionId: (await sessionOfToday()).id })).toEqual([])
    expect(await found({ sessionId: null, status: null })).toHaveLength(7)
  })

  test('finds people by any part of their names, in both languages, among the other filters', async () => {
    const session = await sessionOfToday()
    const names = { firstNameTh: 'มานพ', lastNameTh: 'คำแหง', firstNameEn: 'Manop' }
    const personId = (await createPerson(names)).id
    await createAttendance({
      sessionId: session.id,
      personId,
      enrolledByUserId: officer.userId,
    })
    await row('Enrolled', session.id)
    const found = async (keyword: string, more = {}) =>
      (
        await call(officer, trainingApprovals.search, { sessionId: session.id, keyword, ...more })
      ).body.map((found) => found.personId)
    expect(await found('แหง มา')).toEqual([personId])
    expect(await found('MANOP')).toEqual([personId])
    expect(await found('manop', { status: 'Passed' })).toEqual([])
    expect(await found('%')).toEqual([])
    expect(await found('')).toHaveLength(2)
  })

  test('finds by the day of the session, both ends included, in the list as in its file', async () => {
    requireProgram('openpyxl')
    const contractorId = (await createEmployer({ nameTh: 'บริษัท ตามวัน จำกัด' })).id
    for (const date of ['2031-03-01', '2031-03-31', '2031-04-01']) {
      const { id: sessionId } = await createTrainingSession({ date: toUtcDate(date) })
      const enrolledByUserId = officer.userId
      await createAttendance({ status: 'NoShow', contractorId, sessionId, enrolledByUserId })
    }
    const found = async (days: object) => {
      const filters = { contractorId, ...days, page: 1, pageSize: 1 }
      return (await call(officer, trainingApprovals.search, filters)).headers.get('x-total-count')
    }
    const month = { fromDate: '2031-03-01', toDate: '2031-03-31' }
    expect(await found(month)).toBe('2')
    expect(await found({ fromDate: '2031-04-01' })).toBe('1')
    expect(await found({ fromDate: null, toDate: '' })).toBe('3')
    const { body } = await call(officer, trainingApprovals.exportXlsx, { contractorId, ...month })
    const [sheet] = readWorkbooks([body])
    expect(bodyOf(sheet!)).toHaveLength(2)
    expect(sheet!.rows[1]![0]!.value).toBe(
      'บริษัท: บริษัท ตามวัน จำกัด · ตั้งแต่ 1 มี.ค. 2574 · ถึง 31 มี.ค. 2574',
    )
  })

  test.each(['Enrolled', 'Cancelled', 'pending', 5])('the status %j is 400', async (status) => {
    expect(
      (await call(officer, trainingApprovals.search, { status: status as 'Pending' })).status,
    ).toBe(400)
  })

  test('an empty sessionId is 400', async () => {
    const headers = { 'content-type': 'application/json' }
    for (const name of ['sessionId', 'SESSIONID']) {
      const answer = await send(officer, trainingApprovals.search, {
        headers,
        body: JSON.stringify({ [name]: '' }),
      })
      expect([name, answer.status]).toEqual([name, 400])
    }
  })

  test('a session of today at midnight has begun, one of another year has not', async () => {
    const begun = await sessionOfToday({ startTime: '00:00' })
    const ahead = await createTrainingSession()
    for (const { id } of [begun, ahead]) await row('Attended', id)
    const hasBegun = async (sessionId: string) =>
      (await call(officer, trainingApprovals.search, { sessionId })).body[0]?.session.hasBegun
    expect(await hasBegun(begun.id)).toBe(true)
    expect(await hasBegun(ahead.id)).toBe(false)
  })

  test('answers the names of person, company and session, and the available commands', async () => {
    const { id, sessionId } = await row('Attended')
    const { body } = await call(officer, trainingApprovals.search, { sessionId })
    expect(body[0]).toMatchObject({
      id,
      person: { nameTh: 'สมชาย ใจดี', TrainingStatus: 'NotTrained' },
      session: { scheduleNickname: 'อบรมก่อนเข้าหน้างาน', date: today },
      can: { commands: ['undoCheckIn', 'pass', 'fail'] },
    })
  })
})

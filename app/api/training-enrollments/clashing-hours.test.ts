import { expect, test } from 'vitest'
import { trainingApprovals } from '@/lib/domain/training/training-approvals/contract'
import { trainingEnrollments } from '@/lib/domain/training/training-enrollments/contract'
import { seatRequests } from '@/lib/domain/training/seat-requests/contract'
import { trainingSessions } from '@/lib/domain/training/training-sessions/contract'
import { call, english } from '@/lib/testing/calls/call'
import { enrol, sessionOfToday } from '@/lib/testing/records/enrolment'
import {
  createAttendance,
  createPerson,
  createTrainingPlan,
  createTrainingSession,
  createUser,
} from '@/lib/testing/records/factories'

const officer = await createUser('SafetyOfficer')
const clerk = await createUser('Contractor')

const morningTo = async (endTime: string) =>
  createTrainingSession({
    endTime,
    scheduleId: (await createTrainingPlan({ name: 'Fire drill', nickname: 'ซ้อมดับเพลิง' })).id,
  })
const afternoonFrom = (startTime: string, more: object = {}) =>
  createTrainingSession({ period: 'Afternoon', startTime, endTime: '16:00', ...more })

async function seatedTo(endTime: string, employerId = clerk.employerId) {
  const person = await createPerson({ employerId, firstNameEn: 'Somchai', lastNameEn: 'Jaidee' })
  const session = await morningTo(endTime)
  expect((await enrol(officer, session.id, [person.id])).status).toBe(200)
  return { person, session }
}

test('nobody is enrolled in two half-days whose hours overlap, and the other session is named', async () => {
  const { person } = await seatedTo('13:30')
  const { id } = await afternoonFrom('13:29')
  const input = { sessionId: id, personIds: [person.id] }
  for (const caller of [officer, clerk]) {
    const { status, body } = await call(caller, trainingEnrollments.enroll, input, english)
    expect([status, body.errors[0]?.message]).toEqual([
      400,
      'Somchai Jaidee has a seat elsewhere in that half-day or at overlapping hours: Fire drill · Morning 09:00–13:30.',
    ])
  }
  const { body } = await call(officer, trainingEnrollments.enroll, input)
  expect(body.errors[0]?.message).toMatch(/: ซ้อมดับเพลิง · ช่วงเช้า 09:00–13:30$/)
  const candidates = { sessionId: id, ids: [person.id] }
  const listed = await call(officer, trainingEnrollments.candidates, candidates)
  expect(listed.body[0]!.refusal?.code).toBe('busy-that-half-day')
})

test('one half-day may begin when the other ends', async () => {
  const { person } = await seatedTo('13:30')
  const { id } = await afternoonFrom('13:30')
  expect((await enrol(clerk, id, [person.id])).status).toBe(200)
})

test('a seat that is asked for is not given at hours that overlap', async () => {
  const { person } = await seatedTo('13:30')
  const { id } = await afternoonFrom('13:00')
  const input = { sessionId: id, seats: 1, personIds: [person.id] }
  const { status, body } = await call(clerk, seatRequests.book, input, english)
  expect([status, body.status, body.skipped]).toMatchObject([
    200,
    'Held',
    [{ code: 'busy-that-half-day', text: expect.stringContaining('Fire drill · Morning') }],
  ])
})

test('a session is not lengthened into the hours of another one in which its people are', async () => {
  const { person, session } = await seatedTo('12:00')
  const other = await afternoonFrom('12:30')
  await enrol(officer, other.id, [person.id])
  const endAt = (endTime: string) =>
    call(officer, trainingSessions.save, { id: session.id, endTime }, english)
  const { status, body } = await endAt('12:31')
  expect([status, body.code, body.errors[0]?.path]).toEqual([400, 'people-busy', 'endTime'])
  expect(body.detail).toMatch(/people have a seat .* \(1\): .*Afternoon 12:30–16:00/)
  expect((await endAt('12:30')).status).toBe(200)
})

test('a no-show gets no seat again at the hours of another one', async () => {
  const { id: sessionId } = await sessionOfToday({ endTime: '13:30' })
  const later = await sessionOfToday({ period: 'Afternoon', startTime: '13:00', endTime: '16:00' })
  const { id, personId } = await createAttendance({
    sessionId,
    status: 'NoShow',
    enrolledByUserId: officer.userId,
  })
  await createAttendance({ sessionId: later.id, personId, enrolledByUserId: officer.userId })
  const input = { ids: [id], to: 'Passed' as const, reason: 'มาจริง' }
  const { status, body } = await call(officer, trainingApprovals.correct, input, english)
  expect([status, body.code]).toEqual([400, 'busy-that-half-day'])
  expect(body.detail).toMatch(/· Afternoon 13:00–16:00\.$/)
})

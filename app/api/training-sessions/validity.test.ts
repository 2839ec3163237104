import { expect, test } from 'vitest'
import { trainingApprovals } from '@/lib/domain/training/training-approvals/contract'
import { trainingPlans } from '@/lib/domain/training/training-plans/contract'
import { trainingSessions } from '@/lib/domain/training/training-sessions/contract'
import { addMonths, dayIn, fromUtcDate, toUtcDate } from '@/lib/platform/dates/day'
import { database } from '@/lib/platform/db/database'
import { call } from '@/lib/testing/calls/call'
import { createCredentialType } from '@/lib/testing/records/credentials'
import { reloadSession } from '@/lib/testing/records/enrolment'
import {
  createAttendance,
  createTrainingPlan,
  createTrainingSession,
  createUser,
} from '@/lib/testing/records/factories'

const officer = await createUser('SafetyOfficer')
const today = dayIn('Asia/Bangkok', new Date())

/** A session of today that was made of a plan whose pass is valid for 24 months. */
async function madeToday(fields = {}) {
  const plan = await createTrainingPlan({ validityMonths: 24, ...fields })
  const { body } = await call(officer, trainingSessions.save, {
    scheduleId: plan.id,
    date: '2399-06-01',
    period: 'Morning',
    location: 'ห้องอบรม 1',
  })
  await database().db.trainingSession.update({
    where: { id: body.id! },
    data: { date: toUtcDate(today) },
  })
  return { id: body.id!, scheduleId: plan.id }
}

const attend = (sessionId: string) =>
  createAttendance({ sessionId, status: 'Attended', enrolledByUserId: officer.userId })
const shorten = (planId: string) =>
  call(officer, trainingPlans.save, { id: planId, validityMonths: 6 })
const validUntil = async (id: string) => {
  const person = await database().db.person.findUniqueOrThrow({ where: { id } })
  return person.trainingValidUntil && fromUtcDate(person.trainingValidUntil)
}

test('what people have earned stays when the plan is changed, also when it is worked out again', async () => {
  const session = await madeToday()
  const { id, personId } = await attend(session.id)
  await call(officer, trainingApprovals.pass, { ids: [id] })
  await shorten(session.scheduleId)
  const correct = { ids: [id], to: 'Passed' as const, reason: 'ตรวจซ้ำ' }
  expect((await call(officer, trainingApprovals.correct, correct)).status).toBe(200)
  expect(await validUntil(personId)).toBe(addMonths(today, 24))
})

test('a credential ends as the plan said when its session was made', async () => {
  const type = await createCredentialType()
  const session = await madeToday({ credentialTypeId: type.id })
  await shorten(session.scheduleId)
  const { id } = await attend(session.id)
  await call(officer, trainingApprovals.pass, { ids: [id] })
  const issued = await database().db.credential.findMany({ where: { attendanceId: id } })
  expect(issued.map(({ expiresOn }) => fromUtcDate(expiresOn!))).toEqual([addMonths(today, 24)])
})

test('sessions that are generated have the months of the plan as it is then', async () => {
  const plan = await createTrainingPlan({ recurrenceType: 'Daily', validityMonths: 24 })
  const generate = async (date: string) => {
    const range = { id: plan.id, fromDate: date, toDate: date }
    const { body } = await call(officer, trainingPlans.generateSessions, range)
    return body.sessions.map(({ id }) => id!)
  }
  const [first] = await generate('2399-06-02')
  await shorten(plan.id)
  const [second] = await generate('2399-06-03')
  const months = [await reloadSession(first!), await reloadSession(second!)]
  expect(months.map(({ validityMonths }) => validityMonths)).toEqual([24, 6])
})

test('a session that changes its plan takes the months of the new one, and no other change does', async () => {
  const session = await madeToday()
  await shorten(session.scheduleId)
  await call(officer, trainingSessions.save, { id: session.id, capacity: 10 })
  expect((await reloadSession(session.id)).validityMonths).toBe(24)
  const { id: scheduleId } = await createTrainingPlan({ validityMonths: 3 })
  await call(officer, trainingSessions.save, { id: session.id, scheduleId })
  expect((await reloadSession(session.id)).validityMonths).toBe(3)
})

test('a session without months of its own keeps those that the plan had', async () => {
  const plan = await createTrainingPlan({ validityMonths: 24 })
  const { id } = await createTrainingSession({ scheduleId: plan.id, date: toUtcDate(today) })
  const { id: rowId, personId } = await attend(id)
  await call(officer, trainingApprovals.pass, { ids: [rowId] })
  expect(await validUntil(personId)).toBe(addMonths(today, 24))
  await shorten(plan.id)
  expect((await reloadSession(id)).validityMonths).toBe(24)
})

test('of two results on one day that of the later session counts, whichever was typed last', async () => {
  const date = toUtcDate(today)
  const morning = await createTrainingSession({ date })
  const afternoon = await createTrainingSession({
    date,
    period: 'Afternoon',
    startTime: '13:00',
    endTime: '16:00',
  })
  const { personId } = await createAttendance({
    sessionId: afternoon.id,
    status: 'Passed',
    resultAt: new Date(),
    enrolledByUserId: officer.userId,
  })
  const { id } = await createAttendance({
    sessionId: morning.id,
    personId,
    status: 'Attended',
    enrolledByUserId: officer.userId,
  })
  await call(officer, trainingApprovals.fail, { ids: [id] })
  const { trainingStatus } = await database().db.person.findUniqueOrThrow({
    where: { id: personId },
  })
  expect(trainingStatus).toBe('Passed')
})

import { describe, expect, test } from 'vitest'
import { persons } from '@/lib/domain/people/persons/contract'
import { lockPersons } from '@/lib/domain/people/persons/training/commands'
import { trainingSessions } from '@/lib/domain/training/training-sessions/contract'
import { database, inTransaction } from '@/lib/platform/db/database'
import { call } from '@/lib/testing/calls/call'
import { untilWaiting } from '@/lib/testing/calls/waiting'
import { enrol, reloadSession, sessionOfToday } from '@/lib/testing/records/enrolment'
import {
  createAttendance,
  createEmployer,
  createPerson,
  createTrainingSession,
  createUser,
} from '@/lib/testing/records/factories'
import { createSeatRequest, reloadRequest, runPromotion } from '@/lib/testing/records/seat-requests'

const officer = await createUser('SafetyOfficer')
const admin = await createUser('Admin')

const remove = (id: string, caller = admin) => call(caller, persons.remove, { id })
const statusesOf = async (personId: string) =>
  (await database().db.attendance.findMany({ where: { personId }, orderBy: { id: 'asc' } })).map(
    ({ status }) => status,
  )

describe('removing a person who is to be trained', () => {
  test('frees the seat, which goes to whoever waits for it', async () => {
    const { id: personId } = await createPerson()
    const { id } = await createTrainingSession({ capacity: 1 })
    const { body } = await enrol(officer, id, [personId])
    const request = await createSeatRequest({ sessionId: id, seats: 1 })
    expect((await remove(personId)).status).toBe(200)
    expect(await statusesOf(personId)).toEqual(['Cancelled'])
    expect(await reloadSession(id)).toMatchObject({ seatsTaken: 0, status: 'Open' })
    await runPromotion()
    expect((await reloadRequest(request.id)).status).toBe('Offered')
    const line = await database().db.auditEntry.findFirst({
      where: { event: 'attendance.cancel', subjectId: body.results[0]!.id! },
    })
    expect(line).toMatchObject({
      actorUserId: admin.userId,
      changes: { from: 'Enrolled', to: 'Cancelled', personId },
    })
  })

  test('holds up the completion of no later session', async () => {
    const { id: personId } = await createPerson()
    const { id } = await createTrainingSession()
    await enrol(officer, id, [personId])
    await remove(personId)
    await call(officer, trainingSessions.close, { id })
    expect((await call(officer, trainingSessions.complete, { id })).status).toBe(200)
  })

  test('leaves a session of today and earlier ones as they are', async () => {
    const { id: personId } = await createPerson()
    const earlier = await createTrainingSession({ date: new Date('2020-01-06') })
    const given = { personId, enrolledByUserId: officer.userId }
    await createAttendance({ ...given, sessionId: earlier.id, status: 'Passed' })
    await createAttendance({ ...given, sessionId: (await sessionOfToday()).id })
    expect((await remove(personId)).status).toBe(200)
    expect(await statusesOf(personId)).toEqual(['Passed', 'Enrolled'])
  })

  test('frees a seat that a former company has booked', async () => {
    const contractor = await createUser('Contractor')
    const { id: personId } = await createPerson({ employerId: contractor.employerId })
    const contractorId = (await createEmployer()).id
    await createAttendance({ personId, contractorId, enrolledByUserId: officer.userId })
    expect((await remove(personId, contractor)).status).toBe(200)
    expect(await statusesOf(personId)).toEqual(['Cancelled'])
  })

  test('keeps the seat where the person cannot be removed', async () => {
    const { personId } = await createUser('WorkOwner')
    await createAttendance({ personId, enrolledByUserId: officer.userId })
    expect((await remove(personId)).body.code).toBe('person-in-use')
    expect(await statusesOf(personId)).toEqual(['Enrolled'])
  })

  test('asks nothing of the sessions for somebody who may not see the person', async () => {
    const { id: personId } = await createPerson({ employerId: (await createEmployer()).id })
    const { id } = await createTrainingSession()
    await enrol(officer, id, [personId])
    const stranger = await createUser('Contractor', { employerId: (await createEmployer()).id })
    await inTransaction(async ({ sql }) => {
      await sql`SELECT FROM "training_sessions" WHERE "id" = ${id}::uuid FOR UPDATE`.run()
      const { status, body } = await remove(personId, stranger)
      expect([status, body.code]).toEqual([400, 'record-not-found'])
    })
    expect(await statusesOf(personId)).toEqual(['Enrolled'])
  })

  test('frees the seat of an enrolment that is made meanwhile', async () => {
    const { id: personId } = await createPerson()
    const { id: sessionId } = await createTrainingSession()
    const { removed } = await inTransaction(async ({ db, sql }) => {
      await lockPersons(sql, [personId])
      const answer = remove(personId)
      await untilWaiting(1)
      const enrolment = { personId, sessionId, enrolledByUserId: officer.userId }
      await db.attendance.create({ data: { ...enrolment, enrolledAt: new Date() } })
      await db.trainingSession.update({ where: { id: sessionId }, data: { seatsTaken: 1 } })
      return { removed: answer }
    })
    expect((await removed).status).toBe(200)
    expect(await statusesOf(personId)).toEqual(['Cancelled'])
    expect((await reloadSession(sessionId)).seatsTaken).toBe(0)
  })
})

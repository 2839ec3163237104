import { describe, expect, test } from 'vitest'
import { trainingEnrollments } from '@/lib/domain/training/training-enrollments/contract'
import { toUtcDate } from '@/lib/platform/dates/day'
import { database } from '@/lib/platform/db/database'
import { call } from '@/lib/testing/calls/call'
import { untilDone } from '@/lib/testing/calls/until-done'
import {
  createAttendance,
  createEmployer,
  createPerson,
  createTrainingSession,
  createUser,
  UNKNOWN_ID,
} from '@/lib/testing/records/factories'
import { enrol, idsOf, people, reloadSession } from '@/lib/testing/records/enrolment'

const officer = await createUser('SafetyOfficer')

describe('training-enrollments/enroll', () => {
  test('enrols people and takes their seats, and the last one makes the session full', async () => {
    const { id } = await createTrainingSession({ capacity: 3 })
    const { status, body } = await enrol(officer, id, idsOf(await people(3)))
    expect([status, body.results.map(({ outcome }) => outcome)]).toEqual([
      200,
      ['Enrolled', 'Enrolled', 'Enrolled'],
    ])
    expect(await reloadSession(id)).toMatchObject({ seatsTaken: 3, status: 'Full' })
  })

  test('answers the contractor of each person, and none for people of the site', async () => {
    const [contractor, site] = [await createEmployer(), await createEmployer({ kind: 'Site' })]
    const [worker, own, nobodys] = [
      await createPerson({ employerId: contractor.id }),
      await createPerson({ employerId: site.id }),
      await createPerson(),
    ]
    const { id } = await createTrainingSession()
    expect((await enrol(officer, id, [worker.id, own.id, nobodys.id])).status).toBe(200)
    const { body } = await call(officer, trainingEnrollments.search, { sessionId: id })
    const contractorOf = (personId: string) => body.find((row) => row.personId === personId)
    expect(contractorOf(worker.id)).toMatchObject({ contractorId: contractor.id })
    expect(contractorOf(own.id)).toMatchObject({ contractorId: null, contractor: null })
    expect(contractorOf(nobodys.id)).toMatchObject({ contractorId: null, contractor: null })
  })

  test('one person who cannot be enrolled stops the whole call, and is named with the reason', async () => {
    const { id } = await createTrainingSession()
    const [inAlready, fresh] = await Promise.all([
      createPerson({ firstNameEn: 'Already', lastNameEn: 'In' }),
      createPerson(),
    ])
    await enrol(officer, id, [inAlready.id])
    const { status, body } = await enrol(officer, id, [fresh.id, inAlready.id])
    expect([status, body.code]).toEqual([400, 'enrollment-refused'])
    expect(body.errors).toEqual([
      { path: 'personIds.1', message: 'Already In is enrolled in this session already.' },
    ])
    expect((await reloadSession(id)).seatsTaken).toBe(1)
  })

  test('with partial, those who can be enrolled are, in the given order, with each outcome', async () => {
    const { id } = await createTrainingSession({ capacity: 2 })
    const three = await people(3)
    const { status, body } = await enrol(officer, id, idsOf(three), { partial: true })
    expect(status).toBe(200)
    expect(body.results.map(({ personId, outcome, code }) => [personId, outcome, code])).toEqual([
      [three[0]!.id, 'Enrolled', undefined],
      [three[1]!.id, 'Enrolled', undefined],
      [three[2]!.id, 'Refused', 'no-seat-for'],
    ])
  })

  test.each([
    ['Closed', { status: 'Closed' as const }],
    ['Completed', { status: 'Completed' as const }],
    ['Cancelled', { status: 'Cancelled' as const }],
    ['past', { date: toUtcDate('2020-01-01') }],
  ])('a session that is %s accepts nobody', async (_, fields) => {
    const { id } = await createTrainingSession(fields)
    const { status, body } = await enrol(officer, id, idsOf(await people(1)))
    expect([status, body.code, body.errors.length]).toEqual([400, 'enrollment-refused', 1])
    expect((await reloadSession(id)).seatsTaken).toBe(0)
  })

  test('of 300 concurrent enrolments into 30 seats 30 succeed, and the others are refused by name', async () => {
    const { id } = await createTrainingSession({ capacity: 30 })
    const crowd = await people(300, { firstNameEn: 'Crowd', lastNameEn: 'Member' })
    // Several officers, as the requests of one user are limited.
    const officers = await Promise.all([1, 2, 3, 4, 5].map(() => createUser('SafetyOfficer')))
    const answers = await Promise.all(
      crowd.map((person, n) =>
        untilDone(() => enrol(officers[n % officers.length]!, id, [person.id])),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(30)
    const refused = answers.filter(({ status }) => status === 400)
    expect(refused).toHaveLength(270)
    expect(refused.every(({ body }) => /Crowd Member/.test(body.errors[0]!.message))).toBe(true)
    expect(await reloadSession(id)).toMatchObject({ seatsTaken: 30, status: 'Full' })
    expect(await database().db.attendance.count({ where: { sessionId: id } })).toBe(30)
  })

  test('of two concurrent enrolments of one person in the same half-day one succeeds', async () => {
    const [one, other] = await Promise.all([createTrainingSession(), createTrainingSession()])
    const person = await createPerson()
    const answers = await Promise.all([one, other].map(({ id }) => enrol(officer, id, [person.id])))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
    const afternoon = await createTrainingSession({
      period: 'Afternoon',
      startTime: '13:00',
      endTime: '16:00',
    })
    expect((await enrol(officer, afternoon.id, [person.id])).status).toBe(200)
  })

  test.each(['NoShow', 'Cancelled'] as const)(
    'a person who was %s may be enrolled again in the same session',
    async (status) => {
      const { id } = await createTrainingSession()
      const { personId } = await createAttendance({
        sessionId: id,
        status,
        enrolledByUserId: officer.userId,
      })
      expect((await enrol(officer, id, [personId])).status).toBe(200)
    },
  )

  test('a person who did not come or failed may be enrolled in a new session', async () => {
    for (const status of ['NoShow', 'Failed'] as const) {
      const { personId } = await createAttendance({ status, enrolledByUserId: officer.userId })
      const { id } = await createTrainingSession({ date: toUtcDate('2399-07-01') })
      expect((await enrol(officer, id, [personId])).status).toBe(200)
    }
  })

  test('a Contractor enrols people of the own company, and others do not exist', async () => {
    const contractor = await createUser('Contractor')
    const { id } = await createTrainingSession()
    const own = await createPerson({ employerId: contractor.employerId })
    const stranger = await createPerson({ employerId: (await createEmployer()).id })
    const { body } = await enrol(contractor, id, [own.id, stranger.id], { partial: true })
    expect(body.results.map(({ outcome, code }) => [outcome, code])).toEqual([
      ['Enrolled', undefined],
      ['Refused', 'record-not-found'],
    ])
    expect(
      await database().db.attendance.findFirstOrThrow({ where: { sessionId: id } }),
    ).toMatchObject({
      contractorId: contractor.employerId,
      enrolledByUserId: contractor.userId,
    })
  })

  test.each([
    ['an unknown session', UNKNOWN_ID, undefined],
    ['an empty session id', '', 'sessionId'],
  ])('%s is 400', async (_, sessionId, path) => {
    const { status, body } = await enrol(officer, sessionId, idsOf(await people(1)))
    expect([status, body.errors[0]?.path]).toEqual([400, path])
  })
})

import { describe, expect, test } from 'vitest'
import { trainingEnrollments } from '@/lib/domain/training/training-enrollments/contract'
import { trainingSessions } from '@/lib/domain/training/training-sessions/contract'
import { addDays, dayIn, toUtcDate } from '@/lib/platform/dates/day'
import { call, english } from '@/lib/testing/calls/call'
import {
  createAsset,
  createAttendance,
  createEmployer,
  createPerson,
  createTrainingSession,
  createUser,
  UNKNOWN_ID,
} from '@/lib/testing/records/factories'
import { enrol, idsOf, people, reloadSession } from '@/lib/testing/records/enrolment'

const officer = await createUser('SafetyOfficer')

describe('training-enrollments/candidates', () => {
  const candidates = (sessionId: string, more: object = {}, caller = officer) =>
    call(caller, trainingEnrollments.candidates, { sessionId, ...more }, english)

  test('show for each person what enrolling would answer', async () => {
    const company = await createEmployer()
    const named = (firstNameEn: string) =>
      createPerson({ employerId: company.id, firstNameTh: firstNameEn, firstNameEn })
    const [free, inside, busy] = await Promise.all([named('A'), named('B'), named('C')])
    const [asked, other] = await Promise.all([createTrainingSession(), createTrainingSession()])
    await enrol(officer, asked.id, [inside.id])
    await enrol(officer, other.id, [busy.id])
    const { status, body } = await candidates(asked.id, { employerId: company.id, sort: 'person' })
    expect(status).toBe(200)
    expect(body.map(({ id, code, refusal }) => [id, code, refusal?.code])).toEqual([
      [free.id, free.code, undefined],
      [inside.id, inside.code, 'already-enrolled'],
      [busy.id, busy.code, 'busy-that-half-day'],
    ])
    expect(body[1]!.refusal?.text).toBe('B is enrolled in this session already.')
    for (const { id, refusal } of body)
      expect((await enrol(officer, asked.id, [id])).status).toBe(refusal ? 400 : 200)
  })

  test('a full session and a past one accept nobody', async () => {
    const company = await createEmployer()
    await createPerson({ employerId: company.id })
    const full = await createTrainingSession({ capacity: 1 })
    await enrol(officer, full.id, idsOf(await people(1)))
    const past = await createTrainingSession({ date: toUtcDate('2020-01-01') })
    const codes = [full, past].map(async ({ id }) => {
      const { body } = await candidates(id, { employerId: company.id })
      return body[0]!.refusal?.code
    })
    expect(await Promise.all(codes)).toEqual(['no-seat-for', 'session-closed-for'])
  })

  test('show whether a photo and an ID card exist', async () => {
    const person = await createPerson({
      profileAssetId: (await createAsset(officer.userId)).id,
      idCardAssetId: (await createAsset(officer.userId, { assetType: 'IdCard' })).id,
    })
    const { id } = await createTrainingSession()
    const { body } = await candidates(id, { keyword: person.code })
    expect(body).toMatchObject([{ profileAssetId: person.profileAssetId, hasIdCard: true }])
  })

  test('are people of the own company for a Contractor', async () => {
    const contractor = await createUser('Contractor')
    const own = await createPerson({ employerId: contractor.employerId })
    await createPerson({ employerId: (await createEmployer()).id })
    const { id } = await createTrainingSession()
    const { body } = await candidates(id, {}, contractor)
    expect(idsOf(body)).toHaveLength(2)
    expect(idsOf(body)).toEqual(expect.arrayContaining([own.id, contractor.personId]))
  })

  test('are those of the ids whom the caller may enrol', async () => {
    const contractor = await createUser('Contractor')
    const own = await createPerson({ employerId: contractor.employerId })
    const stranger = await createPerson()
    const { id } = await createTrainingSession()
    const ids = [own.id, stranger.id]
    expect(idsOf((await candidates(id, { ids }, contractor)).body)).toEqual([own.id])
    expect(idsOf((await candidates(id, { ids })).body).toSorted()).toEqual(ids.toSorted())
  })

  test('of an unknown session are 400', async () => {
    const { status, body } = await candidates(UNKNOWN_ID)
    expect([status, body.code]).toEqual([400, 'record-not-found'])
  })
})

test('a roster answers each person with their code', async () => {
  const person = await createPerson()
  const { sessionId } = await createAttendance({
    personId: person.id,
    enrolledByUserId: officer.userId,
  })
  const { body } = await call(officer, trainingEnrollments.search, { sessionId })
  expect(body[0]!.person).toMatchObject({ id: person.id, code: person.code })
})

test.each([
  ['SafetyOfficer', 'Open', 0, true],
  ['SafetyOfficer', 'Closed', 0, true],
  ['SafetyOfficer', 'Completed', 0, false],
  ['SafetyOfficer', 'Cancelled', 0, false],
  ['SafetyOfficer', 'Open', 1, false],
  ['SafetyOfficer', 'Open', -1, false],
  ['Admin', 'Open', 0, false],
  ['Contractor', 'Open', 0, false],
] as const)(
  '%s may check in at a session that is %s in %i days: %s',
  async (role, status, days, may) => {
    const date = toUtcDate(addDays(dayIn('Asia/Bangkok', new Date()), days))
    const { id } = await createTrainingSession({ status, date })
    const { body } = await call(await createUser(role), trainingSessions.get, { id })
    expect(body.can.checkIn).toBe(may)
  },
)

describe('training-enrollments/cancel', () => {
  const cancel = (rows: string[], caller = officer) =>
    call(caller, trainingEnrollments.cancel, { ids: rows }, english)

  test('before the day frees the seat, and reopens a full session', async () => {
    const { id } = await createTrainingSession({ capacity: 1 })
    const { body } = await enrol(officer, id, idsOf(await people(1)))
    expect((await reloadSession(id)).status).toBe('Full')
    expect((await cancel([body.results[0]!.id!])).status).toBe(200)
    expect(await reloadSession(id)).toMatchObject({ seatsTaken: 0, status: 'Open' })
  })

  test('on the day is too late', async () => {
    const today = toUtcDate(dayIn('Asia/Bangkok', new Date()))
    const { id } = await createAttendance({
      sessionId: (await createTrainingSession({ date: today })).id,
      enrolledByUserId: officer.userId,
    })
    const { status, body } = await cancel([id])
    expect([status, body.code]).toEqual([400, 'too-late-to-cancel'])
  })

  test('an enrolment of another company does not exist for a Contractor', async () => {
    const contractor = await createUser('Contractor')
    const { id } = await createAttendance({
      contractorId: (await createEmployer()).id,
      enrolledByUserId: officer.userId,
    })
    const { status, body } = await cancel([id], contractor)
    expect([status, body.code]).toEqual([400, 'record-not-found'])
    const seen = await call(contractor, trainingEnrollments.search, {})
    expect(seen.body).toEqual([])
  })

  test('two concurrent calls free the seat once', async () => {
    const { id } = await createTrainingSession({ capacity: 2 })
    const { body } = await enrol(officer, id, idsOf(await people(2)))
    const row = body.results[0]!.id!
    const answers = await Promise.all([cancel([row]), cancel([row])])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await reloadSession(id)).seatsTaken).toBe(1)
  })
})

test('a session says whether the reader may enrol', async () => {
  const [open, closed] = await Promise.all([
    createTrainingSession(),
    createTrainingSession({ status: 'Closed' }),
  ])
  const may = async (role: 'Contractor' | 'WorkOwner', id: string) =>
    (await call(await createUser(role), trainingSessions.get, { id })).body.can.enroll
  expect([
    await may('Contractor', open.id),
    await may('Contractor', closed.id),
    await may('WorkOwner', open.id),
  ]).toEqual([true, false, false])
})

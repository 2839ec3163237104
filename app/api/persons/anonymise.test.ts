import { describe, expect, test } from 'vitest'
import { persons } from '@/lib/domain/people/persons/contract'
import { trainingEnrollments } from '@/lib/domain/training/training-enrollments/contract'
import { database } from '@/lib/platform/db/database'
import { call, english } from '@/lib/testing/calls/call'
import { createBar, createCredential } from '@/lib/testing/records/credentials'
import {
  createAttendance,
  createPerson,
  createProject,
  createTask,
  createTrainingSession,
  createUser,
  createWorkPermit,
} from '@/lib/testing/records/factories'
import { actionOf, createGate, sendActions } from '@/lib/testing/records/gate-site'
import { createSeatRequest } from '@/lib/testing/records/seat-requests'
import { createWholePerson } from '@/lib/testing/records/whole-person'

const admin = await createUser('Admin')
const anonymise = (id: string, caller = admin) => call(caller, persons.anonymise, { id }, english)
const preview = async (id: string) => (await call(admin, persons.previewAnonymise, { id })).body

describe('a person who is anonymised', () => {
  test('is a code in what stays: permits, trainings, passages and audit lines', async () => {
    const { personId, userId } = await createWholePerson({
      firstNameTh: 'สมชาย',
      lastNameTh: 'ใจดี',
    })
    const { db } = database()
    const count = async () => [
      await db.attendance.count({ where: { personId } }),
      await db.workPermitWorker.count({ where: { personId } }),
      await db.gateEvent.count({ where: { personId } }),
      await db.stay.count({ where: { personId } }),
      await db.musterMark.count({ where: { personId } }),
      await db.credential.count({ where: { personId } }),
      await db.workPermit.count({ where: { requestedByUserId: userId } }),
      await db.privacyRequest.count({ where: { personId } }),
    ]
    const lines = await db.auditEntry.count()
    const before = await count()
    expect(before.every((each) => each > 0)).toBe(true)
    expect((await anonymise(personId)).status).toBe(200)
    expect(await count()).toEqual(before)
    expect(await db.auditEntry.count()).toBe(lines + 3)
    const person = await db.person.findUniqueOrThrow({ where: { id: personId } })
    expect(person).toMatchObject({ firstNameTh: person.code, lastNameTh: '', phone: null })
    const user = await db.user.findUniqueOrThrow({ where: { id: userId } })
    expect(user).toMatchObject({ email: null, isDefault: false })
    expect(user.removedAt).not.toBeNull()
    expect(await db.signInSession.count({ where: { userId } })).toBe(0)
    const again = await anonymise(personId)
    expect([again.status, again.body.code]).toEqual([400, 'record-not-found'])
  })

  test('leaves a line for each account that was not removed before, so that other systems remove it', async () => {
    const removedAt = new Date()
    const { personId, userId } = await createUser('SafetyOfficer')
    const former = await createUser('WorkOwner', { removedAt })
    const { db } = database()
    await db.user.update({ where: { id: former.userId }, data: { personId } })
    expect((await anonymise(personId)).status).toBe(200)
    const lines = await db.auditEntry.findMany({
      where: { subjectType: 'user', subjectId: { in: [userId, former.userId] } },
    })
    expect(lines).toMatchObject([{ event: 'user.removed', subjectId: userId, changes: {} }])
    const stays = await db.user.findUniqueOrThrow({ where: { id: former.userId } })
    expect(stays.removedAt).toEqual(removedAt)
  })

  test('leaves a line for each certificate that loses something', async () => {
    const { personId } = await createUser('WorkOwner')
    const numbered = await createCredential({ personId, submittedByUserId: admin.userId })
    const { db } = database()
    await db.credential.update({ where: { id: numbered.id }, data: { number: 'C-1' } })
    const bare = await createCredential({ personId, submittedByUserId: admin.userId })
    const nothing = { number: null, issuer: null, reviewReason: null }
    await db.credential.update({ where: { id: bare.id }, data: nothing })
    expect((await anonymise(personId)).status).toBe(200)
    const lines = await db.auditEntry.findMany({
      where: { subjectId: { in: [numbered.id, bare.id] } },
    })
    expect(lines).toMatchObject([
      { event: 'credential.saved', subjectId: numbered.id, changes: {} },
    ])
  })

  test('was told apart before in a preview: what goes, what stays, and nothing in the way', async () => {
    const { personId } = await createWholePerson({ firstNameTh: 'สมชาย', lastNameTh: 'ใจดี' })
    const { obstacles, goes, stays } = await preview(personId)
    expect(obstacles).toEqual([])
    const tables = (counts: { table: string }[]) => counts.map(({ table }) => table)
    expect(tables(goes)).toEqual(
      expect.arrayContaining(['pictures', 'documents', 'users', 'sign_in_sessions']),
    )
    expect(tables(stays)).toEqual(
      expect.arrayContaining(['attendances', 'work_permit_workers', 'gate_events', 'credentials']),
    )
  })
})

describe('nobody is anonymised', () => {
  test('who still works: each matter is named, with its page', async () => {
    const { personId, userId } = await createUser('WorkOwner')
    const { db } = database()
    const { id: gateId } = await createGate()
    await db.person.update({
      where: { id: personId },
      data: { trainingStatus: 'Passed', trainingValidUntil: new Date('2399-01-01T00:00:00Z') },
    })
    await sendActions(admin, [actionOf('In', personId, { gateId })])
    const permit = await createWorkPermit({ requestedByUserId: admin.userId, status: 'Approved' })
    await db.workPermitWorker.create({ data: { permitId: permit.id, personId, position: 0 } })
    await createAttendance({ personId, enrolledByUserId: admin.userId })
    await createSeatRequest({ personIds: [personId] })
    await createBar({ personId, createdByUserId: admin.userId })
    await createTask({ assigneeUserId: userId })
    await createProject({ workOwnerUserId: userId, status: 'Active' })
    await createPerson({ responsibleUserId: userId })
    const { obstacles } = await preview(personId)
    expect(obstacles.map(({ kind }) => kind)).toEqual([
      'stay',
      'permit',
      'seat',
      'seatRequest',
      'bar',
      'task',
      'project',
      'responsibility',
    ])
    expect(obstacles[1]!.records).toMatchObject([
      { id: permit.id, href: `/work-permits/${permit.id}` },
    ])
    const { status, body } = await anonymise(personId)
    expect([status, body.code]).toEqual([409, 'person-still-works'])
    expect(body.detail).toContain(permit.permitNo)
    expect(await db.person.count({ where: { id: personId, anonymisedAt: null } })).toBe(1)
  })

  test('by themselves, or by who is no Admin', async () => {
    const own = await anonymise(admin.personId)
    expect([own.status, own.body.code]).toEqual([400, 'own-account'])
    const { id } = await createPerson()
    const officer = await anonymise(id, await createUser('SafetyOfficer'))
    expect([officer.status, officer.body.code]).toEqual([403, 'forbidden'])
  })

  test('while somebody enrols them: one of the two is refused', async () => {
    const { id } = await createPerson()
    const session = await createTrainingSession()
    const officer = await createUser('SafetyOfficer')
    const input = { sessionId: session.id, personIds: [id] }
    const [enrolled, gone] = await Promise.all([
      call(officer, trainingEnrollments.enroll, input),
      anonymise(id),
    ])
    const seats = await database().db.attendance.count({ where: { personId: id } })
    expect(
      [enrolled.status === 200 && seats === 1, gone.status === 200].filter(Boolean),
    ).toHaveLength(1)
  })
})

import { describe, expect, test } from 'vitest'
import { credentials } from '@/lib/domain/eligibility/credentials/contract'
import { trainingApprovals } from '@/lib/domain/training/training-approvals/contract'
import { trainingPlans } from '@/lib/domain/training/training-plans/contract'
import { addMonths, dayIn, toUtcDate } from '@/lib/platform/dates/day'
import { database } from '@/lib/platform/db/database'
import { call } from '@/lib/testing/calls/call'
import { createCredentialType } from '@/lib/testing/records/credentials'
import {
  createAttendance,
  createPerson,
  createTrainingPlan,
  createTrainingSession,
  createUser,
} from '@/lib/testing/records/factories'

const today = dayIn('Asia/Bangkok', new Date())
const officer = await createUser('SafetyOfficer')

/** Somebody who has attended a course that brings a credential. */
async function attend() {
  const type = await createCredentialType()
  const plan = await createTrainingPlan({ credentialTypeId: type.id, validityMonths: 24 })
  const session = await createTrainingSession({ scheduleId: plan.id, date: toUtcDate(today) })
  const person = await createPerson()
  const { id } = await createAttendance({
    sessionId: session.id,
    personId: person.id,
    status: 'Attended',
    enrolledByUserId: officer.userId,
  })
  return { id, type, person, plan }
}
const pass = (id: string) => call(officer, trainingApprovals.pass, { ids: [id] })
const correct = (id: string, to: 'Passed' | 'Failed' | 'Attended') =>
  call(officer, trainingApprovals.correct, { ids: [id], to, reason: 'บันทึกผิดคน' })
const issuedBy = (attendanceId: string) =>
  database().db.credential.findMany({ where: { attendanceId } })
const personOf = (id: string) => database().db.person.findUniqueOrThrow({ where: { id } })

describe('passing a course that brings a credential', () => {
  test('issues an approved one, and leaves the training status as it is', async () => {
    const { id, type, person, plan } = await attend()
    expect((await pass(id)).status).toBe(200)
    const [issued, ...others] = await issuedBy(id)
    expect(others).toEqual([])
    expect(issued).toMatchObject({
      typeId: type.id,
      personId: person.id,
      status: 'Approved',
      source: 'Training',
      issuer: plan.nickname,
      issuedOn: toUtcDate(today),
      expiresOn: toUtcDate(addMonths(today, 24)),
    })
    expect((await personOf(person.id)).trainingStatus).toBe('NotTrained')
    const line = await database().db.auditEntry.findFirst({ where: { subjectId: issued!.id } })
    expect(line?.event).toBe('credential.issued')
    const { body } = await call(officer, credentials.get, { id: issued!.id })
    expect(body.standing).toBe('Valid')
  })

  test('a correction takes it back, and another one issues it again', async () => {
    const { id } = await attend()
    await pass(id)
    expect((await correct(id, 'Failed')).status).toBe(200)
    expect(await issuedBy(id)).toMatchObject([{ status: 'Revoked', reviewReason: 'บันทึกผิดคน' }])
    await correct(id, 'Passed')
    expect(await issuedBy(id)).toMatchObject([{ status: 'Approved', reviewReason: null }])
    await correct(id, 'Attended')
    expect(await issuedBy(id)).toMatchObject([{ status: 'Revoked' }])
  })

  test('a correction to the result that stands changes nothing, beside others that it changes', async () => {
    const [kept, failed] = [await attend(), await attend()]
    await pass(kept.id)
    await call(officer, trainingApprovals.fail, { ids: [failed.id] })
    const [issued] = await issuedBy(kept.id)
    const revoked = { ids: [issued!.id], note: 'ใบรับรองปลอม' }
    expect((await call(officer, credentials.revoke, revoked)).status).toBe(200)
    const rowOf = (id: string) => database().db.attendance.findUniqueOrThrow({ where: { id } })
    const before = await rowOf(kept.id)
    const { body } = await call(officer, trainingApprovals.correct, {
      ids: [kept.id, failed.id],
      to: 'Passed',
      reason: 'บันทึกผิดคน',
    })
    expect(body.results.map(({ outcome, status }) => [outcome, status])).toEqual([
      ['done', 'Passed'],
      ['done', 'Passed'],
    ])
    expect(await rowOf(kept.id)).toEqual(before)
    expect(await issuedBy(kept.id)).toMatchObject([
      { status: 'Revoked', reviewReason: 'ใบรับรองปลอม' },
    ])
    expect(await issuedBy(failed.id)).toMatchObject([{ status: 'Approved' }])
    const lines = await database().db.auditEntry.findMany({ where: { subjectId: kept.id } })
    expect(lines.map(({ event }) => event)).not.toContain('attendance.correct')
  })

  test('is taken back for the reason of the correction, whatever is noted', async () => {
    const { id } = await attend()
    await pass(id)
    const { status } = await call(officer, trainingApprovals.correct, {
      ids: [id],
      to: 'Failed',
      reason: 'บันทึกผิดคน',
      note: 'แจ้งหัวหน้าแล้ว',
    })
    expect(status).toBe(200)
    expect(await issuedBy(id)).toMatchObject([{ status: 'Revoked', reviewReason: 'บันทึกผิดคน' }])
  })

  test('failing issues nothing, nor does it spoil a safety training', async () => {
    const { id, person } = await attend()
    const safety = await createTrainingSession({ date: toUtcDate(today) })
    await createAttendance({
      sessionId: safety.id,
      personId: person.id,
      status: 'Passed',
      resultAt: new Date(),
      enrolledByUserId: officer.userId,
    })
    await call(officer, trainingApprovals.fail, { ids: [id] })
    expect(await issuedBy(id)).toEqual([])
    expect((await personOf(person.id)).trainingStatus).toBe('Passed')
  })
})

describe('what passing a plan brings', () => {
  const save = (id: string, credentialTypeId: string | null) =>
    call(officer, trainingPlans.save, { id, credentialTypeId })

  test('is a credential of a person’s type in use', async () => {
    const { id } = await createTrainingPlan()
    const ofCompany = await createCredentialType({ subject: 'Employer' })
    const outOfUse = await createCredentialType({ isActive: false })
    expect((await save(id, ofCompany.id)).body.code).toBe('other-subject')
    expect((await save(id, outOfUse.id)).body.code).toBe('type-not-in-use')
    expect((await save(id, (await createCredentialType()).id)).status).toBe(200)
  })

  test('stays once there are sessions', async () => {
    const { plan } = await attend()
    const { status, body } = await save(plan.id, null)
    expect([status, body.code]).toEqual([400, 'plan-result-fixed'])
    expect((await save(plan.id, plan.credentialTypeId)).status).toBe(200)
  })
})

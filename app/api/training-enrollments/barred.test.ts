import { expect, test } from 'vitest'
import { trainingEnrollments } from '@/lib/domain/training/training-enrollments/contract'
import { database } from '@/lib/platform/db/database'
import { call, english } from '@/lib/testing/calls/call'
import { createRequirement } from '@/lib/testing/records/eligibility-site'
import {
  createEmployer,
  createPerson,
  createTrainingSession,
  createUser,
} from '@/lib/testing/records/factories'

const officer = await createUser('SafetyOfficer')

async function enrolling(employerId: string | null = null) {
  const session = await createTrainingSession()
  const person = await createPerson({ employerId })
  const ask = async () =>
    (
      await call(
        officer,
        trainingEnrollments.enroll,
        { sessionId: session.id, personIds: [person.id], partial: true },
        english,
      )
    ).body.results[0]
  return { session, person, ask }
}

test('somebody who is barred is not enrolled, and is told why', async () => {
  const { session, person, ask } = await enrolling()
  await database().db.bar.create({
    data: {
      personId: person.id,
      fromDate: new Date('2020-01-01T00:00:00Z'),
      reason: 'สูบบุหรี่ในเขตห้าม',
      createdByUserId: officer.userId,
    },
  })
  expect(await ask()).toMatchObject({
    outcome: 'Refused',
    code: 'may-not-be-trained',
    text: expect.stringContaining('Barred from the site since'),
  })
  const { body } = await call(officer, trainingEnrollments.candidates, {
    sessionId: session.id,
    ids: [person.id],
  })
  expect(body).toMatchObject([{ refusal: { code: 'may-not-be-trained' } }])
})

test('people of a company that is not active are not enrolled', async () => {
  const company = await createEmployer({ status: 'Inactive' })
  const { ask } = await enrolling(company.id)
  expect((await ask())?.code).toBe('may-not-be-trained')
})

test('a requirement of the plan is asked of everybody who enrols in it', async () => {
  const { session, ask } = await enrolling()
  const { id } = await createRequirement({ purpose: 'Enroll', scheduleIds: [session.scheduleId] })
  expect((await ask())?.code).toBe('may-not-be-trained')
  await database().db.requirement.delete({ where: { id } })
  expect((await ask())?.outcome).toBe('Enrolled')
})

import { expect, test } from 'vitest'
import { changes } from '@/lib/domain/insight/changes/contract'
import { expireTrainings } from '@/lib/domain/people/persons/commands'
import { closeBegunSessions } from '@/lib/domain/training/training-sessions/commands'
import { expirePermits } from '@/lib/domain/work/work-permits/commands'
import { toUtcDate } from '@/lib/platform/dates/day'
import { call } from '@/lib/testing/calls/call'
import { createPerson, createTrainingSession, createUser } from '@/lib/testing/records/factories'
import { createPermitSite, createReadyPermit } from '@/lib/testing/records/permit-site'

const admin = await createUser('Admin')
const zone = 'Asia/Bangkok'
const at = new Date('2026-11-20T10:00:00Z')

const expiringPermit = async () =>
  createReadyPermit(await createPermitSite(), { status: 'Active', workDate: '2026-11-19' })
const begunSession = () =>
  createTrainingSession({ date: toUtcDate('2026-11-19'), startTime: '08:00', endTime: '12:00' })
const expiringTraining = () =>
  createPerson({ trainingStatus: 'Passed', trainingValidUntil: toUtcDate('2026-11-19') })

test.each([
  ['work-permit.expired', expiringPermit, expirePermits],
  ['training-session.closed-at-start', begunSession, closeBegunSessions],
  ['person.trainings-expired', expiringTraining, expireTrainings],
] as const)('%s by the clock is a change of each record', async (type, make, job) => {
  const made = [await make(), await make()]
  const { next } = (await call(admin, changes.get, {})).body
  await job(at, zone)
  const { items } = (await call(admin, changes.get, { after: next, limit: 1000 })).body
  const subjects = items.filter((item) => item.type === type).map(({ subject }) => subject.id)
  expect(subjects).toEqual(expect.arrayContaining(made.map(({ id }) => id)))
  expect(new Set(subjects).size).toBe(subjects.length)
  await job(at, zone)
  expect((await call(admin, changes.get, { after: next, limit: 1000 })).body.items).toEqual(items)
})

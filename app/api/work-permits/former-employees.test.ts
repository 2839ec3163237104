import { expect, test } from 'vitest'
import { trainingEnrollments } from '@/lib/domain/training/training-enrollments/contract'
import { workPermits } from '@/lib/domain/work/work-permits/contract'
import { database } from '@/lib/platform/db/database'
import { call } from '@/lib/testing/calls/call'
import { createAttendance, createEmployer, createUser } from '@/lib/testing/records/factories'
import {
  createPermitSite,
  createReadyPermit,
  createWorker,
} from '@/lib/testing/records/permit-site'

/** Former employees stay on the permits and rosters of a company. */
const hidden = { TrainingStatus: null, trainingValidUntil: null, profileAssetId: null }
const shown = { TrainingStatus: 'Passed', trainingValidUntil: expect.any(String) }

async function twoWorkers() {
  const site = await createPermitSite()
  const [here, gone] = [await createWorker(site), await createWorker(site)]
  const { id: employerId } = await createEmployer()
  await database().db.person.update({ where: { id: gone.id }, data: { employerId } })
  return { site, personIds: [here.id, gone.id] }
}

test('a permit does not show its Contractor the training of former employees', async () => {
  const { site, personIds } = await twoWorkers()
  const { id } = await createReadyPermit(site, { personIds })
  const people = async (reader: Parameters<typeof call>[0]) =>
    (await call(reader, workPermits.get, { id })).body.workers.map(({ person }) => person)
  const former = { nameTh: 'สมชาย ใจดี', code: null, ...hidden }
  expect(await people(site.contractor)).toMatchObject([shown, former])
  expect(await people(site.officer)).toMatchObject([shown, { ...shown, code: expect.any(String) }])
})

test('enrolments do not show a Contractor the training of former employees', async () => {
  const { site, personIds } = await twoWorkers()
  const admin = await createUser('Admin')
  const people = async (reader: Parameters<typeof call>[0], personId: string) =>
    (await call(reader, trainingEnrollments.search, { personId })).body.map(({ person }) => person)
  for (const [index, expected] of [shown, hidden].entries()) {
    const personId = personIds[index]!
    const by = { contractorId: site.company.id, enrolledByUserId: admin.userId }
    await createAttendance({ personId, ...by })
    expect(await people(site.contractor, personId)).toMatchObject([expected])
    expect(await people(admin, personId)).toMatchObject([shown])
  }
})

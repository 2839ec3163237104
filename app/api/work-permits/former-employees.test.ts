import { expect, test } from 'vitest'
import { trainingEnrollments } from '@/lib/domain/training/training-enrollments/contract'
import { workPermits } from '@/lib/domain/work/work-permits/contract'
import { database } from '@/lib/platform/db/database'
import { call } from '@/lib/testing/call'
import { createAttendance, createEmployer, createUser } from '@/lib/testing/factories'
import { createPermitSite, createReadyPermit, createWorker } from '@/lib/testing/permit-site'

/** Who has left a company stays on its permits and rosters. */
const untold = { TrainingStatus: null, trainingValidUntil: null, profileAssetId: null }
const told = { TrainingStatus: 'Passed', trainingValidUntil: expect.any(String) }

async function twoWorkers() {
  const site = await createPermitSite()
  const [here, gone] = [await createWorker(site), await createWorker(site)]
  const { id: employerId } = await createEmployer()
  await database().db.person.update({ where: { id: gone.id }, data: { employerId } })
  return { site, personIds: [here.id, gone.id] }
}

test('a permit tells its Contractor nothing of how its former people are trained', async () => {
  const { site, personIds } = await twoWorkers()
  const { id } = await createReadyPermit(site, { personIds })
  const people = async (reader: Parameters<typeof call>[0]) =>
    (await call(reader, workPermits.get, { id })).body.workers.map(({ person }) => person)
  expect(await people(site.contractor)).toMatchObject([told, { nameTh: 'สมชาย ใจดี', ...untold }])
  expect(await people(site.officer)).toMatchObject([told, told])
})

test('nor do enrolments', async () => {
  const { site, personIds } = await twoWorkers()
  const admin = await createUser('Admin')
  const people = async (reader: Parameters<typeof call>[0], personId: string) =>
    (await call(reader, trainingEnrollments.search, { personId })).body.map(({ person }) => person)
  for (const [index, expected] of [told, untold].entries()) {
    const personId = personIds[index]!
    const by = { contractorId: site.company.id, enrolledByUserId: admin.userId }
    await createAttendance({ personId, ...by })
    expect(await people(site.contractor, personId)).toMatchObject([expected])
    expect(await people(admin, personId)).toMatchObject([told])
  }
})

import { beforeAll, expect, test } from 'vitest'
import { workPermits } from '@/lib/domain/work/work-permits/contract'
import { addDays } from '@/lib/platform/dates/day'
import { database } from '@/lib/platform/db/database'
import { call } from '@/lib/testing/calls/call'
import {
  createEmployer,
  createProject,
  createUser,
  type TestUser,
} from '@/lib/testing/records/factories'
import {
  createPermitSite,
  createReadyPermit,
  createWorker,
  today,
  type PermitSite,
} from '@/lib/testing/records/permit-site'

const tomorrow = addDays(today(), 1)
const nextWeek = addDays(today(), 7)
let site: PermitSite
beforeAll(async () => void (site = await createPermitSite()))

const crewOf = async (reader: TestUser, page: object = {}) => {
  const { body } = await call(reader, workPermits.searchCrew, {
    projectId: site.project.id,
    ...page,
  })
  return body.map(({ id, neededOn, isTrained }) => ({ id, neededOn, isTrained }))
}

test('lists each worker of a project once, those without valid training on their first day first', async () => {
  const trained = await createWorker(site)
  const lapsing = await createWorker(site, tomorrow)
  const untrained = await createWorker(site, nextWeek, { trainingStatus: 'NotTrained' })
  const once = await createWorker(site, today())
  await createReadyPermit(site, { workDate: tomorrow, personIds: [trained.id, untrained.id] })
  await createReadyPermit(site, { workDate: nextWeek, personIds: [untrained.id, lapsing.id] })
  await createReadyPermit(site, {
    workDate: addDays(today(), -3),
    status: 'Closed',
    personIds: [once.id],
  })
  const expected = [
    { id: untrained.id, neededOn: tomorrow, isTrained: false },
    { id: lapsing.id, neededOn: nextWeek, isTrained: false },
    { id: trained.id, neededOn: tomorrow, isTrained: true },
    { id: once.id, neededOn: null, isTrained: true },
  ]
  expect(await crewOf(site.owner)).toEqual(expected)
  expect(await crewOf(site.owner, { page: 2, pageSize: 2 })).toEqual(expected.slice(2))
})

test('leaves out permits that came to nothing, and other projects', async () => {
  const other = await createPermitSite()
  await createReadyPermit(other)
  const before = await crewOf(site.owner)
  for (const status of ['Rejected', 'Cancelled'] as const) await createReadyPermit(site, { status })
  expect(await crewOf(site.owner)).toEqual(before)
})

test('gives a Contractor those on the own permits, without the training of former employees', async () => {
  const gone = await createWorker(site)
  await createReadyPermit(site, { personIds: [gone.id], workDate: nextWeek })
  const { id: employerId } = await createEmployer()
  await database().db.person.update({ where: { id: gone.id }, data: { employerId } })
  const shown = (await crewOf(site.contractor)).find(({ id }) => id === gone.id)
  expect(shown).toEqual({ id: gone.id, neededOn: nextWeek, isTrained: null })
  expect(await crewOf(await createUser('Contractor'))).toEqual([])
})

test('is empty for a project without permits', async () => {
  const { id: projectId } = await createProject()
  expect((await call(site.owner, workPermits.searchCrew, { projectId })).body).toEqual([])
})

import { expect, test } from 'vitest'
import { workPermits } from '@/lib/domain/work/work-permits/contract'
import { database } from '@/lib/platform/db/database'
import { call } from '@/lib/testing/calls/call'
import { createUser } from '@/lib/testing/records/factories'
import {
  createPermitSite,
  createReadyPermit,
  createWorker,
  execute,
  permitStatus,
} from '@/lib/testing/records/permit-site'

const site = await createPermitSite()
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).toSorted()

test('three concurrent approvals of the same version each count once', async () => {
  const { id, rowVersion } = await createReadyPermit(site, { status: 'Submitted' })
  const approvers = [site.officer, site.owner, site.areaOwner]
  const answers = await Promise.all(
    [...approvers, ...approvers].map((caller) => execute(caller, id, 'approve', { rowVersion })),
  )
  expect(statuses(answers)).toEqual([200, 200, 200, 409, 409, 409])
  expect(await permitStatus(id)).toBe('Approved')
  const logs = await database().db.workPermitLog.findMany({ where: { permitId: id } })
  expect(logs.filter(({ toStatus }) => toStatus === 'Approved')).toHaveLength(1)
  expect(await database().db.workPermitApproval.count({ where: { permitId: id } })).toBe(3)
})

test('concurrent approvals of one user for two roles count for one', async () => {
  const both = await createUser(['SafetyOfficer', 'WorkOwner'])
  await database().db.project.update({
    where: { id: site.project.id },
    data: { workOwnerUserId: both.userId },
  })
  const { id } = await createReadyPermit(site, { status: 'Submitted' })
  const answers = await Promise.all(
    (['SafetyOfficer', 'WorkOwner'] as const).map((role) => execute(both, id, 'approve', { role })),
  )
  expect(statuses(answers)).toEqual([200, 409])
  await database().db.project.update({
    where: { id: site.project.id },
    data: { workOwnerUserId: site.owner.userId },
  })
})

test('ten concurrent approvals by Safety Officers count as one', async () => {
  const officers = await Promise.all(Array.from({ length: 10 }, () => createUser('SafetyOfficer')))
  const { id } = await createReadyPermit(site, { status: 'Submitted' })
  const answers = await Promise.all(officers.map((caller) => execute(caller, id, 'approve')))
  expect(statuses(answers)).toEqual([200, ...Array(9).fill(409)])
})

test('of two overlapping permits with one worker, submitted concurrently, one is accepted', async () => {
  for (let round = 0; round < 5; round++) {
    const worker = await createWorker(site)
    const make = (startTime: string, endTime: string) =>
      createReadyPermit(site, { startTime, endTime, personIds: [worker.id] })
    const permits = [await make('08:00', '23:58'), await make('10:00', '23:59')]
    const answers = await Promise.all(
      permits.map(({ id }) => execute(site.contractor, id, 'submit')),
    )
    expect(statuses(answers)).toEqual([200, 400])
    expect((await Promise.all(permits.map(({ id }) => permitStatus(id)))).toSorted()).toEqual([
      'Draft',
      'Submitted',
    ])
  }
})

test('of two concurrent submissions of one permit the second is a conflict', async () => {
  const colleague = await createUser('Contractor', { employerId: site.company.id })
  const { id } = await createReadyPermit(site)
  const answers = await Promise.all([
    execute(site.contractor, id, 'submit'),
    execute(colleague, id, 'submit'),
  ])
  expect(statuses(answers)).toEqual([200, 409])
  const refused = answers.find(({ status }) => status === 409)
  expect(refused?.body.detail).toContain('Awaiting approval')
  expect(await database().db.workPermitLog.count({ where: { permitId: id } })).toBe(1)
})

test('of a concurrent save and submission, the save is either submitted or refused', async () => {
  for (let round = 0; round < 5; round++) {
    const { id } = await createReadyPermit(site)
    const [saved, submitted] = await Promise.all([
      call(site.contractor, workPermits.save, { id, description: 'แก้ทีหลัง', rowVersion: 1 }),
      execute(site.contractor, id, 'submit', { rowVersion: 1 }),
    ])
    expect(statuses([saved, submitted])).toEqual([200, 409])
  }
})

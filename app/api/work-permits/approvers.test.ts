import { expect, test } from 'vitest'
import { projects } from '@/lib/domain/work/projects/contract'
import { tasks } from '@/lib/domain/work/tasks/contract'
import { workPermits } from '@/lib/domain/work/work-permits/contract'
import { database } from '@/lib/platform/db/database'
import { call } from '@/lib/testing/calls/call'
import { createUser, type TestUser } from '@/lib/testing/records/factories'
import {
  callByKey,
  createApiKey,
  createServiceAccount,
} from '@/lib/testing/records/service-accounts'
import { createPermitSite, createReadyPermit, execute } from '@/lib/testing/records/permit-site'

const site = await createPermitSite()

const gapsFor = async (reader: TestUser, id: string) =>
  (await call(reader, workPermits.readiness, { id })).body.gaps.map(
    ({ code, effect, path, mend, projectId }) => [code, effect, path, mend, projectId],
  )

const missing = (code: string, projectId: string) => [
  code,
  'Warn',
  'projectId',
  'project',
  projectId,
]

test('a project whose Work Owner lacks the role is told of until another is named', async () => {
  const buyer = await createUser('Purchasing')
  const { body: task } = await call(buyer, tasks.createTask, { taskTypeId: 1 })
  const projectId = task.projectId!
  const employerId = site.company.id
  const name = 'หม้อไอน้ำใหม่'
  await call(buyer, projects.save, {
    id: projectId,
    name,
    employerId,
    PurchaseRequisitionNo: 'PR-OWN',
  })
  await call(buyer, projects.changeStatus, { id: projectId, status: 'Active' })
  const { id } = await createReadyPermit(site)
  await call(site.contractor, workPermits.save, { id, projectId })
  expect(await gapsFor(site.contractor, id)).toEqual([missing('work-owner-missing', projectId)])
  await call(buyer, projects.save, {
    id: projectId,
    employerId,
    workOwnerUserId: site.owner.userId,
  })
  expect(await gapsFor(site.contractor, id)).toEqual([])
})

test('whom the project names alone is warned, the company is not; a warning stops nobody', async () => {
  const { id } = await createReadyPermit(site, { requester: site.owner })
  expect(await gapsFor(site.owner, id)).toEqual([missing('work-owner-missing', site.project.id)])
  expect(await gapsFor(site.contractor, id)).toEqual([])
  expect((await execute(site.owner, id, 'submit')).status).toBe(200)
  expect(await gapsFor(site.owner, id)).toEqual([])
})

test('one user for two approvals leaves one of them', async () => {
  const own = await createPermitSite()
  await database().db.user.update({
    where: { id: own.owner.userId },
    data: { roles: ['WorkOwner', 'WorkspaceOwner'] },
  })
  await database().db.projectUser.updateMany({
    where: { projectId: own.project.id },
    data: { userId: own.owner.userId },
  })
  const { id } = await createReadyPermit(own)
  expect(await gapsFor(own.contractor, id)).toHaveLength(1)
})

test('a disabled owner does not count; where the project names nobody, anybody in the role does', async () => {
  const own = await createPermitSite()
  const { id } = await createReadyPermit(own)
  await database().db.user.update({
    where: { id: own.areaOwner.userId },
    data: { disabledAt: new Date() },
  })
  expect(await gapsFor(own.contractor, id)).toEqual([
    missing('workspace-owner-missing', own.project.id),
  ])
  await database().db.projectUser.deleteMany({ where: { projectId: own.project.id } })
  expect(await gapsFor(own.contractor, id)).toEqual([])
})

test('a service account that has registered a project approves nothing, and is awaited by nobody', async () => {
  const own = await createPermitSite()
  const service = await createServiceAccount({ roles: ['WorkOwner'] })
  const { key } = await createApiKey(service.id)
  const { body: task } = await callByKey(key, tasks.createTask, {
    taskTypeId: 1,
    AssigneeUserId: own.owner.userId,
  })
  const { workOwnerUserId } = await database().db.project.findUniqueOrThrow({
    where: { id: task.projectId! },
  })
  expect(workOwnerUserId).toBe(service.id)
  await database().db.project.update({
    where: { id: own.project.id },
    data: { workOwnerUserId },
  })
  const { id } = await createReadyPermit(own)
  expect(await gapsFor(own.contractor, id)).toEqual([missing('work-owner-missing', own.project.id)])
  await execute(own.contractor, id, 'submit')
  const { awaiting } = (await call(own.contractor, workPermits.get, { id })).body
  expect(awaiting.find(({ role }) => role === 'WorkOwner')?.users).toEqual([])
})

test('the only Safety Officer is warned', async () => {
  const { db } = database()
  const others = { roles: { has: 'SafetyOfficer' as const }, id: { not: site.officer.userId } }
  await db.user.updateMany({ where: others, data: { disabledAt: new Date() } })
  const { id } = await createReadyPermit(site, { requester: site.officer })
  expect(await gapsFor(site.officer, id)).toEqual([
    ['officer-missing', 'Warn', 'projectId', 'project', undefined],
  ])
})

import { expect, test } from 'vitest'
import { projects } from '@/lib/domain/work/projects/contract'
import { tasks } from '@/lib/domain/work/tasks/contract'
import { workPermits } from '@/lib/domain/work/work-permits/contract'
import { database } from '@/lib/platform/db/database'
import { call } from '@/lib/testing/calls/call'
import { createUser, type TestUser } from '@/lib/testing/records/factories'
import {
  createPermitSite,
  createReadyPermit,
  execute,
  permitStatus,
} from '@/lib/testing/records/permit-site'

const site = await createPermitSite()

const gapsFor = async (reader: TestUser, id: string) =>
  (await call(reader, workPermits.readiness, { id })).body.gaps.map(
    ({ code, path, mend, projectId }) => [code, path, mend, projectId],
  )

const missing = (code: string, projectId: string) => [code, 'projectId', 'project', projectId]

test('a permit of a project whose Work Owner lacks the role is submitted once another is named', async () => {
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
  const refused = await execute(site.contractor, id, 'submit')
  expect([refused.status, refused.body.code]).toEqual([400, 'permit-not-ready'])
  expect(refused.body.errors).toMatchObject([
    { path: 'projectId', message: expect.stringContaining(name) },
  ])
  expect(await permitStatus(id)).toBe('Draft')
  await call(buyer, projects.save, {
    id: projectId,
    employerId,
    workOwnerUserId: site.owner.userId,
  })
  expect(await gapsFor(site.contractor, id)).toEqual([])
  expect((await execute(site.contractor, id, 'submit')).status).toBe(200)
})

test('whom the project names alone does not submit; the company may', async () => {
  const { id } = await createReadyPermit(site, { requester: site.owner })
  expect(await gapsFor(site.owner, id)).toEqual([missing('work-owner-missing', site.project.id)])
  expect((await execute(site.owner, id, 'submit')).status).toBe(400)
  expect(await gapsFor(site.contractor, id)).toEqual([])
  expect((await execute(site.contractor, id, 'submit')).status).toBe(200)
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
  const { status, body } = await execute(own.contractor, id, 'submit')
  expect([status, body.errors[0]?.path]).toEqual([400, 'projectId'])
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

test('a permit that was submitted is not held up by what became of its approvers', async () => {
  const own = await createPermitSite()
  const { id } = await createReadyPermit(own, { status: 'Submitted' })
  await database().db.user.update({
    where: { id: own.areaOwner.userId },
    data: { disabledAt: new Date() },
  })
  expect((await execute(own.officer, id, 'approve')).status).toBe(200)
})

test('the only Safety Officer does not submit', async () => {
  const { db } = database()
  const others = { roles: { has: 'SafetyOfficer' as const }, id: { not: site.officer.userId } }
  await db.user.updateMany({ where: others, data: { disabledAt: new Date() } })
  const { id } = await createReadyPermit(site, { requester: site.officer })
  expect(await gapsFor(site.officer, id)).toEqual([
    ['officer-missing', 'projectId', 'project', undefined],
  ])
})

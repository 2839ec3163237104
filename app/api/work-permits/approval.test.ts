import { describe, expect, test } from 'vitest'
import { database } from '@/lib/platform/db/database'
import { createProject, createUser } from '@/lib/testing/records/factories'
import {
  createPermitSite,
  createReadyPermit,
  execute,
  permitStatus,
  readPermit,
} from '@/lib/testing/records/permit-site'

const site = await createPermitSite()

describe('approval', () => {
  const submitted = (more: Parameters<typeof createReadyPermit>[1] = {}) =>
    createReadyPermit(site, { status: 'Submitted', ...more })

  test('is refused to the requester', async () => {
    const { id } = await submitted({ requester: site.owner })
    const { status, body } = await execute(site.owner, id, 'approve')
    expect([status, body.code]).toEqual([403, 'requester-approves'])
    expect((await readPermit(site.owner, id)).can.approveAs).toEqual([])
  })

  test('is not offered past the end of the permit, and refused as what is not ready', async () => {
    const { id } = await submitted({ workDate: '2026-11-19' })
    const { availableCommands, can } = await readPermit(site.officer, id)
    expect(availableCommands).toEqual(['requestChange', 'reject', 'cancel'])
    expect(can.approveAs).toEqual([])
    const { status, body } = await execute(site.officer, id, 'approve')
    expect([status, body.code]).toEqual([400, 'permit-not-ready'])
  })

  test('is awaited by name, of those who still have the role', async () => {
    const { id } = await submitted({
      approvedBy: [{ role: 'SafetyOfficer', userId: site.officer.userId }],
    })
    const { owner, areaOwner, contractor } = site
    const awaited = async () =>
      (await readPermit(contractor, id)).awaiting.map(({ role, users, isOpenToAll }) => [
        role,
        users.map((user) => user.id),
        isOpenToAll,
      ])
    expect(await awaited()).toEqual([
      ['WorkOwner', [owner.userId], false],
      ['WorkspaceOwner', [areaOwner.userId], false],
    ])
    const setRoles = (...roles: ('WorkOwner' | 'Purchasing')[]) =>
      database().db.user.update({ where: { id: owner.userId }, data: { roles } })
    await setRoles('Purchasing')
    expect((await awaited())[0]).toEqual(['WorkOwner', [], false])
    await setRoles('WorkOwner')
    const setRemoved = (removedAt: Date | null) =>
      database().db.user.update({ where: { id: owner.userId }, data: { removedAt } })
    await setRemoved(new Date())
    expect((await awaited())[0]).toEqual(['WorkOwner', [], false])
    await setRemoved(null)
    const draft = await createReadyPermit(site)
    expect((await readPermit(contractor, draft.id)).awaiting).toEqual([])
  })

  test('counts for one role, also of a user with two', async () => {
    const both = await createUser(['SafetyOfficer', 'WorkspaceOwner'])
    const project = await createProject({
      status: 'Active',
      employerId: site.company.id,
      workOwnerUserId: site.owner.userId,
    })
    const { id } = await submitted()
    await database().db.workPermit.update({ where: { id }, data: { projectId: project.id } })
    expect((await readPermit(both, id)).can.approveAs).toEqual(['SafetyOfficer', 'WorkspaceOwner'])
    expect((await execute(both, id, 'approve', { role: 'WorkspaceOwner' })).status).toBe(200)
    const again = await execute(both, id, 'approve', { role: 'SafetyOfficer' })
    expect([again.status, again.body.code]).toEqual([409, 'approved-before'])
    expect((await readPermit(site.officer, id)).approvals).toMatchObject([
      { role: 'WorkspaceOwner' },
    ])
  })

  test('is 409 for a role that has approved', async () => {
    const { id } = await submitted({
      approvedBy: [{ role: 'SafetyOfficer', userId: site.officer.userId }],
    })
    const answer = await execute(await createUser('SafetyOfficer'), id, 'approve')
    expect([answer.status, answer.body.code]).toEqual([409, 'role-has-approved'])
  })

  test('is allowed to the owners named by the project only', async () => {
    const { id } = await submitted()
    for (const role of ['WorkOwner', 'WorkspaceOwner', 'Purchasing', 'Admin'] as const) {
      const answer = await execute(await createUser(role), id, 'approve')
      expect([role, answer.status, answer.body.code]).toEqual([role, 403, 'not-your-part'])
    }
  })

  test('is 403 for a role that the user does not have', async () => {
    const { id } = await submitted()
    const answer = await execute(site.officer, id, 'approve', { role: 'WorkOwner' })
    expect([answer.status, answer.body.code]).toEqual([403, 'not-your-part'])
  })
})

describe('commands with a reason', () => {
  test.each([
    ['requestChange', 'Submitted'],
    ['reject', 'Submitted'],
    ['stopWork', 'Active'],
  ] as const)('%s without a reason is 400', async (command, status) => {
    const { id } = await createReadyPermit(site, { status })
    for (const reason of [undefined, '', '   ']) {
      const answer = await execute(site.officer, id, command, { reason })
      expect([answer.status, answer.body.code]).toEqual([400, 'comment-needed'])
      expect(answer.body.errors[0]?.path).toBe('reason')
    }
    expect(await permitStatus(id)).toBe(status)
  })

  test('every signed-in user can stop work', async () => {
    const roles = [
      'Admin',
      'TenantAdministrator',
      'WorkOwner',
      'Purchasing',
      'WorkspaceOwner',
    ] as const
    for (const role of roles) {
      const { id } = await createReadyPermit(site, { status: 'Active' })
      const caller = await createUser(role)
      expect((await readPermit(caller, id)).availableCommands).toEqual(['stopWork'])
      expect((await execute(caller, id, 'stopWork', { reason: 'นั่งร้านโยก' })).status).toBe(200)
    }
  })
})

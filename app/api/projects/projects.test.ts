import { describe, expect, test } from 'vitest'
import { projects } from '@/lib/domain/work/projects/contract'
import { DAY } from '@/lib/platform/dates/durations'
import { database } from '@/lib/platform/db/database'
import type { Contract } from '@/lib/platform/contract/contract'
import { call, callUnchecked, english } from '@/lib/testing/calls/call'
import {
  createEmployer,
  createPerson,
  createProject,
  createTask,
  createUser,
  UNKNOWN_ID,
} from '@/lib/testing/records/factories'

const owner = await createUser('WorkOwner')
const employerId = (await createEmployer()).id

const save = (input: Record<string, unknown>, headers = {}) =>
  callUnchecked(owner, projects.save, { employerId, ...input }, headers)

const get = async (id: string) => (await call(owner, projects.get, { id })).body

describe('the policy of every project endpoint', () => {
  const inputs: [Contract, () => Promise<unknown> | unknown][] = [
    [projects.preCreate, () => ({})],
    [projects.create, () => ({})],
    [projects.get, async () => ({ id: (await createProject()).id })],
    [projects.save, () => ({ name: 'งาน', employerId })],
    [projects.remove, async () => ({ id: (await createProject()).id })],
    [projects.search, () => ({ keyword: '' })],
    [projects.searchByPrNo, () => ({ PurchaseRequisitionNo: 'PR' })],
    [projects.changeStatus, async () => ({ id: (await createProject()).id, status: 'Active' })],
  ]
  const cells = inputs.flatMap(([contract, input]) =>
    (
      [
        ['Admin', 200],
        ['WorkOwner', 200],
        ['Purchasing', 200],
        ['Contractor', 403],
        ['SafetyOfficer', 403],
        ['WorkspaceOwner', 403],
        ['TenantAdministrator', 403],
      ] as const
    ).map(([role, status]) => [contract.path, role, status, contract, input] as const),
  )
  test.each(cells)('%s by %s is %i', async (_, role, status, contract, input) => {
    const answer = await callUnchecked(await createUser(role), contract, await input())
    expect(answer.status).toBe(status)
  })
})

describe('projects/get', () => {
  test.each([projects.get, projects.remove])(
    '$path of a project that does not exist is 400 and says so',
    async (contract) => {
      const { status, body } = await call(owner, contract, { id: UNKNOWN_ID }, english)
      expect([status, body.detail]).toEqual([
        400,
        `Project with the specified ID ${UNKNOWN_ID} was not found.`,
      ])
    },
  )

  test('answers the lookups on request, and with an empty option first on request', async () => {
    const { id } = await createProject()
    const plain = await call(owner, projects.get, { id })
    const without = await callUnchecked(owner, projects.get, { id, includeEmptyOption: 'false' })
    const withEmpty = await callUnchecked(owner, projects.get, { id, includeEmptyOption: 'true' })
    expect(plain.body.lookups).toBeUndefined()
    for (const [name, list] of Object.entries(withEmpty.body.lookups!)) {
      expect([name, list[0]!.id, list[0]!.nameTh]).toEqual([name, null, ''])
      expect(list.slice(1)).toEqual(without.body.lookups![name as 'contractors'])
    }
  })
})

describe('projects/preCreate and create', () => {
  test('preCreate names every missing role and area, and none when all are there', async () => {
    await database().db.user.updateMany({
      where: { roles: { has: 'WorkspaceOwner' } },
      data: { disabledAt: new Date() },
    })
    await database().db.workspaceArea.updateMany({ data: { isActive: false } })
    const { body } = await call(owner, projects.preCreate, {}, english)
    expect(body.success).toBe(false)
    expect(body.messages.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['no-WorkspaceOwner', 'no-workspace-area']),
    )
    for (const role of ['Purchasing', 'SafetyOfficer', 'WorkspaceOwner', 'Contractor'] as const)
      await createUser(role)
    await database().db.workspaceArea.create({ data: { code: 'Z-99', nameTh: 'คลังสินค้า' } })
    expect((await call(owner, projects.preCreate, {})).body).toEqual({
      success: true,
      messages: [],
    })
  })

  test('create answers defaults and the default user of each role', async () => {
    const officer = await createUser('SafetyOfficer', { isDefault: true })
    const { body } = await call(owner, projects.create, {})
    expect(body).toMatchObject({
      status: 'Draft',
      workOwnerUserId: owner.userId,
      safetyOfficerUserIds: [officer.userId],
    })
    const days = (Date.parse(body.endDate) - Date.parse(body.startDate)) / DAY
    expect(days).toBe(30)
    const again = await save({ ...body, name: 'จากแม่แบบ', employerId })
    expect(again.status).toBe(200)
  })
})

describe('projects/remove', () => {
  test('deletes a project that nothing refers to', async () => {
    const { body } = await save({
      name: 'ลบ',
      safetyOfficerUserIds: [(await createUser('SafetyOfficer')).userId],
    })
    expect((await call(owner, projects.remove, { id: body.id! })).status).toBe(200)
    expect(await database().db.project.findUnique({ where: { id: body.id! } })).toBeNull()
  })

  test('is refused while tasks or permits refer to it, says how many, and deletes nothing', async () => {
    const [byTask, byPermit] = [await createProject(), await createProject()]
    await createTask({ assigneeUserId: owner.userId, projectId: byTask.id })
    await database().db.workPermit.create({
      data: { permitNo: 'WP-2026-900001', projectId: byPermit.id, requestedByUserId: owner.userId },
    })
    for (const { id } of [byTask, byPermit]) {
      const { status, body } = await call(owner, projects.remove, { id }, english)
      expect([status, body.code]).toEqual([400, 'project-in-use'])
      expect(body.detail).toContain('1')
      expect((await get(id)).can.remove).toBe(false)
    }
  })
})

test('search answers names in Thai and English', async () => {
  const person = await createPerson({
    firstNameTh: 'ปิติ',
    lastNameTh: 'ยินดี',
    firstNameEn: 'Piti',
    lastNameEn: 'Yindee',
  })
  const named = await createUser('WorkOwner', { personId: person.id })
  const project = await createProject({ workOwnerUserId: named.userId })
  const { body } = await call(owner, projects.search, {})
  expect(body.find(({ id }) => id === project.id)).toMatchObject({
    workOwnerNameTh: 'ปิติ ยินดี',
    workOwnerNameEn: 'Piti Yindee',
  })
})

import { beforeAll, describe, expect, test } from 'vitest'
import { projects } from '@/lib/domain/work/projects/contract'
import {
  nextStatuses,
  projectStatuses,
  type ProjectStatus,
} from '@/lib/domain/work/projects/workflow'
import { prisma } from '@/lib/platform/db/client'
import type { Contract } from '@/lib/platform/contract/contract'
import { call } from '@/lib/testing/call'
import {
  createEmployer,
  createPerson,
  createProject,
  createTask,
  createUser,
  createWorkPermit,
} from '@/lib/testing/factories'

const NOBODY = '00000000-0000-7000-8000-000000000000'
const THAI = 'เลขที่ PR นี้ถูกใช้ในโครงการอื่นแล้ว'
const english = { 'accept-language': 'en' }

let owner: Awaited<ReturnType<typeof createUser>>
let employerId: string
beforeAll(async () => {
  owner = await createUser('WorkOwner')
  employerId = (await createEmployer()).id
})

const save = (input: Record<string, unknown>, headers = {}) =>
  call(owner, projects.save, { employerId, ...input } as never, headers)
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
    const answer = await call(await createUser(role), contract, (await input()) as never)
    expect(answer.status).toBe(status)
  })
})

describe('projects/save', () => {
  test('makes a project, and gives it back as it was saved', async () => {
    const [officer, areaOwner, contractor] = await Promise.all([
      createUser('SafetyOfficer'),
      createUser('WorkspaceOwner'),
      createUser('Contractor', { employerId }),
    ])
    const area = await prisma().workspaceArea.create({ data: { code: 'A-01', nameTh: 'ลานถัง' } })
    const form = await prisma().documentTemplate.create({ data: { nameTh: 'แบบฟอร์ม' } })
    const input = {
      PurchaseRequisitionNo: 'PR-2026-0001',
      name: 'ติดตั้งระบบดับเพลิง',
      workOwnerUserId: owner.userId,
      safetyOfficerUserIds: [officer.userId],
      workspaceOwnerUserIds: [areaOwner.userId],
      contractorUserIds: [contractor.userId],
      workspaceAreaIds: [area.id],
      documentTemplateIds: [form.id],
      startDate: '2026-12-01',
      endDate: '2027-01-31',
      description: 'งานติดตั้งบนหลังคา',
    }
    const { status, body } = await save(input)
    expect(status).toBe(200)
    expect(await get(body.id!)).toMatchObject({
      ...input,
      employerId,
      status: 'Draft',
      rowVersion: 1,
    })
  })

  test('keeps what is left out on a change; a list replaces the whole list', async () => {
    const [one, other] = await Promise.all([
      createUser('SafetyOfficer'),
      createUser('SafetyOfficer'),
    ])
    const { body } = await save({
      PurchaseRequisitionNo: 'PR-keep',
      name: 'เดิม',
      startDate: '2026-12-01',
      endDate: '2026-12-31',
      safetyOfficerUserIds: [one.userId],
      workOwnerUserId: owner.userId,
    })
    await save({ id: body.id, name: 'ใหม่', safetyOfficerUserIds: [other.userId] })
    expect(await get(body.id!)).toMatchObject({
      PurchaseRequisitionNo: 'PR-keep',
      name: 'ใหม่',
      endDate: '2026-12-31',
      workOwnerUserId: owner.userId,
      safetyOfficerUserIds: [other.userId],
      rowVersion: 2,
    })
  })

  test.each([undefined, null, '', '   '])(
    'with the name %j stores a draft named DRAFT',
    async (name) => {
      const { status, body } = await save({ name })
      expect(status).toBe(200)
      expect(await get(body.id!)).toMatchObject({ name: 'DRAFT', status: 'Draft' })
    },
  )

  test('without a name keeps the name and status of a project that is there', async () => {
    const { id } = await createProject({ status: 'Active', name: 'เดิม' })
    expect((await save({ id })).status).toBe(200)
    expect(await get(id)).toMatchObject({ name: 'เดิม', status: 'Active' })
  })

  test.each([null, '', '   '])(
    'with the name %j makes an Active project a draft named DRAFT again',
    async (name) => {
      const { id } = await createProject({ status: 'Active', statusReason: 'เริ่มงาน' })
      expect((await save({ id, name })).status).toBe(200)
      expect(await get(id)).toMatchObject({ name: 'DRAFT', status: 'Draft', statusReason: null })
    },
  )

  test.each([
    ['Approved', 400],
    ['Active', 400],
    ['Suspended', 400],
    ['AwaitingClosure', 400],
    ['Expired', 400],
    ['Submitted', 200],
    ['Closed', 200],
  ] as const)('with an empty name, while a permit is %s, is %i', async (permit, expected) => {
    const { id, name } = await createProject({ status: 'Active' })
    await createWorkPermit({ requestedByUserId: owner.userId, projectId: id, status: permit })
    const { status, body } = await save({ id, name: '' }, english)
    expect([status, body.code]).toEqual([expected, expected === 400 ? 'open-permits' : undefined])
    const kept = expected === 400
    expect(await get(id)).toMatchObject(
      kept ? { name, status: 'Active' } : { name: 'DRAFT', status: 'Draft' },
    )
  })

  test('of a PR No. that another project has is 400 in Thai, whatever the language', async () => {
    await save({ PurchaseRequisitionNo: 'PR-taken' })
    const { status, body } = await save({ PurchaseRequisitionNo: 'PR-taken' }, english)
    expect([status, body.code, body.detail]).toEqual([400, 'pr-no-in-use', THAI])
  })

  test.each(['pr-CASE-1', 'PR-case-1', 'Pr-Case-1'])(
    'knows one number in any case: %s, kept as typed',
    async (PurchaseRequisitionNo) => {
      const { id } = await createProject({ purchaseRequisitionNo: 'PR-CASE-1' })
      const { status, body } = await save({ PurchaseRequisitionNo }, english)
      expect([status, body.code, body.detail]).toEqual([400, 'pr-no-in-use', THAI])
      expect((await save({ id, PurchaseRequisitionNo, name: 'งาน' })).status).toBe(200)
      expect((await get(id)).PurchaseRequisitionNo).toBe(PurchaseRequisitionNo)
      await prisma().project.delete({ where: { id } })
    },
  )

  test('of 20 at once with one PR No. in two cases one is 200, the others the Thai 400', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, number) =>
        save({ PurchaseRequisitionNo: number % 2 ? 'PR-Two-Cases' : 'pr-two-cases' }, english),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      200,
      ...Array.from({ length: 19 }, () => 400),
    ])
    expect(answers.filter(({ body }) => body.detail === THAI)).toHaveLength(19)
  })

  test('of an employer that is not a contractor is 400', async () => {
    const site = await createEmployer({ kind: 'Site' })
    const { status, body } = await save({ employerId: site.id })
    expect([status, body.code, body.errors[0]?.path]).toEqual([
      400,
      'not-a-contractor',
      'employerId',
    ])
  })

  test('of the own PR No. again is no collision', async () => {
    const { body } = await save({ PurchaseRequisitionNo: 'PR-own' })
    expect((await save({ id: body.id, PurchaseRequisitionNo: 'PR-own', name: 'งาน' })).status).toBe(
      200,
    )
  })

  test('any number of projects have no PR No.', async () => {
    for (const PurchaseRequisitionNo of ['', null, undefined, '  '])
      expect((await save({ PurchaseRequisitionNo })).status).toBe(200)
  })

  test('knows one number whether composed or decomposed, with or without spaces around', async () => {
    const number = 'PR-น้ำมัน-é-1'
    await save({ PurchaseRequisitionNo: number.normalize('NFC') })
    for (const other of [number.normalize('NFD'), `  ${number} `, `\t${number.normalize('NFC')}\n`])
      expect((await save({ PurchaseRequisitionNo: other })).body.code).toBe('pr-no-in-use')
  })

  test('of 20 at once with one PR No. one is 200, the others the Thai 400', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => save({ PurchaseRequisitionNo: 'PR-race' }, english)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(
      answers.filter(({ status, body }) => status === 400 && body.detail === THAI),
    ).toHaveLength(19)
    expect(await prisma().project.count({ where: { purchaseRequisitionNo: 'PR-race' } })).toBe(1)
  })

  test.each([undefined, null, ''])(
    'with the employerId %j is 500 as problem+json, and nothing is saved',
    async (missing) => {
      const before = await prisma().project.count()
      const { status, body, headers } = await save({
        employerId: missing,
        PurchaseRequisitionNo: 'PR-500',
      })
      expect([status, body.code, headers.get('content-type')]).toEqual([
        500,
        'employer-missing',
        'application/problem+json',
      ])
      expect(await prisma().project.count()).toBe(before)
    },
  )

  test.each([
    ['an employer nobody knows', { employerId: NOBODY }, 'employerId'],
    ['a Work Owner nobody knows', { workOwnerUserId: NOBODY }, 'workOwnerUserId'],
    ['an area nobody knows', { workspaceAreaIds: [NOBODY] }, 'workspaceAreaIds'],
    ['a document template nobody knows', { documentTemplateIds: [NOBODY] }, 'documentTemplateIds'],
    ['an id that is none', { safetyOfficerUserIds: ['5'] }, 'safetyOfficerUserIds.0'],
    ['a Buddhist-era year', { startDate: '2569-01-01' }, 'startDate'],
    ['a day that does not exist', { endDate: '2026-02-30' }, 'endDate'],
    ['an end before the start', { startDate: '2026-12-02', endDate: '2026-12-01' }, 'endDate'],
    ['a PR No. longer than 50', { PurchaseRequisitionNo: 'x'.repeat(51) }, 'PurchaseRequisitionNo'],
  ])('refuses %s', async (_, input, path) => {
    const { status, body } = await save(input)
    expect([status, body.errors[0]?.path]).toEqual([400, path])
  })

  test('refuses a user without the role, and a contractor of another company', async () => {
    const [officer, stranger] = await Promise.all([
      createUser('SafetyOfficer'),
      createUser('Contractor'),
    ])
    const wrong = await save({ workOwnerUserId: officer.userId })
    expect([wrong.body.code, wrong.body.errors[0]?.path]).toEqual(['wrong-role', 'workOwnerUserId'])
    const other = await save({ contractorUserIds: [stranger.userId] })
    expect([other.body.code, other.body.errors[0]?.path]).toEqual([
      'other-company',
      'contractorUserIds',
    ])
  })

  test('keeps a Work Owner who lost the role since', async () => {
    const former = await createUser('WorkOwner')
    const { body } = await save({ workOwnerUserId: former.userId, name: 'งาน' })
    await prisma().user.update({ where: { id: former.userId }, data: { roles: ['SafetyOfficer'] } })
    expect((await save({ id: body.id, workOwnerUserId: former.userId, name: 'งาน' })).status).toBe(
      200,
    )
  })

  test('refuses an end before the start that is already stored', async () => {
    const { body } = await save({ startDate: '2026-12-01', endDate: '2026-12-31' })
    const moved = await save({ id: body.id, endDate: '2026-11-30' })
    expect([moved.status, moved.body.code]).toEqual([400, 'end-before-start'])
  })

  test('a stale rowVersion is 409 and changes nothing', async () => {
    const { body } = await save({ name: 'เดิม' })
    await save({ id: body.id, name: 'ใหม่', rowVersion: 1 })
    const stale = await save({ id: body.id, name: 'เก่า', rowVersion: 1 })
    expect([stale.status, stale.body.code]).toEqual([409, 'stale-record'])
    expect((await get(body.id!)).name).toBe('ใหม่')
  })
})

describe('projects/get', () => {
  test.each([projects.get, projects.remove])(
    '$path of a project that does not exist is 400 and says so',
    async (contract) => {
      const { status, body } = await call(owner, contract, { id: NOBODY }, english)
      expect([status, body.detail]).toEqual([
        400,
        `Project with the specified ID ${NOBODY} was not found.`,
      ])
    },
  )

  test('gives the lists to choose from when asked, with one empty choice first when asked for that', async () => {
    const { id } = await createProject()
    const plain = await call(owner, projects.get, { id })
    const without = await call(owner, projects.get, { id, includeEmptyOption: 'false' as never })
    const withEmpty = await call(owner, projects.get, { id, includeEmptyOption: 'true' as never })
    expect(plain.body.lookups).toBeUndefined()
    for (const [name, list] of Object.entries(withEmpty.body.lookups!)) {
      expect([name, list[0]!.id, list[0]!.nameTh]).toEqual([name, null, ''])
      expect(list.slice(1)).toEqual(without.body.lookups![name as 'contractors'])
    }
  })
})

describe('projects/preCreate and create', () => {
  test('names each gap in the staff, and none when all is there', async () => {
    await prisma().user.updateMany({
      where: { roles: { has: 'WorkspaceOwner' } },
      data: { disabledAt: new Date() },
    })
    await prisma().workspaceArea.updateMany({ data: { isActive: false } })
    const { body } = await call(owner, projects.preCreate, {}, english)
    expect(body.success).toBe(false)
    expect(body.messages.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['no-WorkspaceOwner', 'no-workspace-area']),
    )
    for (const role of ['Purchasing', 'SafetyOfficer', 'WorkspaceOwner', 'Contractor'] as const)
      await createUser(role)
    await prisma().workspaceArea.create({ data: { code: 'Z-99', nameTh: 'คลังสินค้า' } })
    expect((await call(owner, projects.preCreate, {})).body).toEqual({
      success: true,
      messages: [],
    })
  })

  test('the template has defaults, and the default user of each role preselected', async () => {
    const officer = await createUser('SafetyOfficer', { isDefault: true })
    const { body } = await call(owner, projects.create, {})
    expect(body).toMatchObject({
      status: 'Draft',
      workOwnerUserId: owner.userId,
      safetyOfficerUserIds: [officer.userId],
    })
    const days = (Date.parse(body.endDate) - Date.parse(body.startDate)) / 86_400_000
    expect(days).toBe(30)
    const again = await save({ ...body, name: 'จากแม่แบบ', employerId })
    expect(again.status).toBe(200)
  })
})

describe('projects/search', () => {
  test('accepts a keyword and ignores it: every project always comes back, as declared', async () => {
    await createProject()
    const all = await call(owner, projects.search, {})
    const found = await call(owner, projects.search, { keyword: 'no project is called this' })
    expect(found.body).toEqual(all.body)
    expect(all.body).toHaveLength(await prisma().project.count())
    expect(projects.search.output.parse(all.body)).toEqual(all.body)
    expect(all.headers.get('x-total-count')).toBe(String(all.body.length))
  })

  test.each([
    'PurchaseRequisitionNo',
    '-PurchaseRequisitionNo',
    'name',
    '-startDate',
    'status',
  ] as const)('pages and sorts by %s', async (sort) => {
    const all = (await call(owner, projects.search, { sort })).body.map(({ id }) => id)
    const second = await call(owner, projects.search, { sort, page: 2, pageSize: 3 })
    expect(second.body.map(({ id }) => id)).toEqual(all.slice(3, 6))
    expect(second.headers.get('x-total-count')).toBe(String(all.length))
  })
})

describe('projects/searchByPrNo', () => {
  test('finds any part, and says whether a task is linked', async () => {
    const [free, used] = await Promise.all([
      createProject({ purchaseRequisitionNo: 'QX-7001-A' }),
      createProject({ purchaseRequisitionNo: 'QX-7002-B' }),
    ])
    const task = await createTask({ assigneeUserId: owner.userId, projectId: used.id })
    const { body } = await call(owner, projects.searchByPrNo, { PurchaseRequisitionNo: 'qx-700' })
    expect(projects.searchByPrNo.output.parse(body)).toEqual(body)
    expect(body.map(({ id, isInUse }) => [id, isInUse])).toEqual([
      [free.id, false],
      [used.id, true],
    ])
    expect('linkedTaskRefId' in body[0]!).toBe(false)
    expect(body[1]!.linkedTaskRefId).toBe(task.refId)
  })

  test('takes % and _ as letters', async () => {
    await createProject({ purchaseRequisitionNo: '100%_สำเร็จ' })
    const found = async (PurchaseRequisitionNo: string) =>
      (await call(owner, projects.searchByPrNo, { PurchaseRequisitionNo })).body.length
    expect(await found('100%_')).toBe(1)
    expect(await found('%_ส')).toBe(1)
    expect(await found('1%0')).toBe(0)
  })
})

describe('projects/remove', () => {
  test('removes a project that nothing refers to', async () => {
    const { body } = await save({
      name: 'ลบ',
      safetyOfficerUserIds: [(await createUser('SafetyOfficer')).userId],
    })
    expect((await call(owner, projects.remove, { id: body.id! })).status).toBe(200)
    expect(await prisma().project.findUnique({ where: { id: body.id! } })).toBeNull()
  })

  test('is refused while tasks or permits refer to it, says how many, and deletes nothing', async () => {
    const [byTask, byPermit] = [await createProject(), await createProject()]
    await createTask({ assigneeUserId: owner.userId, projectId: byTask.id })
    await prisma().workPermit.create({
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

describe('projects/changeStatus', () => {
  const cells = projectStatuses.flatMap((from) =>
    projectStatuses.map((to) => [from, to, nextStatuses(from).includes(to) ? 200 : 409] as const),
  )
  test.each(cells)('%s → %s is %i', async (from, to, status) => {
    const { id } = await createProject({ status: from })
    const answer = await call(owner, projects.changeStatus, { id, status: to })
    expect(answer.status).toBe(status)
    const expected: ProjectStatus = status === 200 ? to : from
    expect((await get(id)).status).toBe(expected)
  })

  test('is refused in Thai with the names of the statuses', async () => {
    const { id } = await createProject({ status: 'Completed' })
    const { body } = await call(owner, projects.changeStatus, { id, status: 'Active' })
    expect([body.code, body.detail]).toEqual([
      'no-such-step',
      'เปลี่ยนสถานะจาก เสร็จสิ้น เป็น กำลังดำเนินการ ไม่ได้',
    ])
  })

  test('a draft becomes active only when it is complete, and every gap is named', async () => {
    const { id } = await createProject({
      purchaseRequisitionNo: null,
      name: 'DRAFT',
      employerId: null,
    })
    const { status, body } = await call(owner, projects.changeStatus, { id, status: 'Active' })
    expect([status, body.code]).toEqual([400, 'project-incomplete'])
    expect(body.errors.map(({ path }) => path)).toEqual([
      'PurchaseRequisitionNo',
      'name',
      'employerId',
    ])
  })

  test.each(['Approved', 'Active', 'Suspended', 'AwaitingClosure', 'Expired'] as const)(
    'is not completed while a permit is %s',
    async (status) => {
      const { id } = await createProject({ status: 'Active' })
      await prisma().workPermit.create({
        data: {
          permitNo: `WP-${id}`,
          projectId: id,
          requestedByUserId: owner.userId,
          status,
          workDate: new Date('2026-11-20T00:00:00Z'),
          startTime: '08:00',
          endTime: '17:00',
        },
      })
      const answer = await call(owner, projects.changeStatus, { id, status: 'Completed' })
      expect([answer.status, answer.body.code]).toEqual([400, 'open-permits'])
    },
  )

  test('of two who change it at once one is told that it moved on', async () => {
    const { id } = await createProject({ status: 'Active' })
    const answers = await Promise.all(
      (['Completed', 'Completed'] as const).map((status) =>
        call(owner, projects.changeStatus, { id, status }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})

test('a person named in Thai and English is listed in both', async () => {
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

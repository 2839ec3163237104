import { describe, expect, test } from 'vitest'
import { projects } from '@/lib/domain/work/projects/contract'
import { database } from '@/lib/platform/db/database'
import { call, callUnchecked, english } from '@/lib/testing/calls/call'
import {
  createEmployer,
  createProject,
  createUser,
  createWorkPermit,
  UNKNOWN_ID,
} from '@/lib/testing/records/factories'

const THAI = 'เลขที่ PR นี้ถูกใช้ในโครงการอื่นแล้ว'

const owner = await createUser('WorkOwner')
const employerId = (await createEmployer()).id

const save = (input: Record<string, unknown>, headers = {}) =>
  callUnchecked(owner, projects.save, { employerId, ...input }, headers)

const get = async (id: string) => (await call(owner, projects.get, { id })).body

describe('projects/save', () => {
  test('creates a project, and get answers it as it was saved', async () => {
    const [officer, areaOwner, contractor] = await Promise.all([
      createUser('SafetyOfficer'),
      createUser('WorkspaceOwner'),
      createUser('Contractor', { employerId }),
    ])
    const area = await database().db.workspaceArea.create({
      data: { code: 'A-01', nameTh: 'ลานถัง' },
    })
    const form = await database().db.documentTemplate.create({ data: { nameTh: 'แบบฟอร์ม' } })
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
      plannedWorkers: 12,
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

  test('keeps what is left out, and replaces lists', async () => {
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

  test('without a name keeps the name and status of an existing project', async () => {
    const { id } = await createProject({ status: 'Active', name: 'เดิม' })
    expect((await save({ id })).status).toBe(200)
    expect(await get(id)).toMatchObject({ name: 'เดิม', status: 'Active' })
  })

  test.each([null, '', '   ', '\u200B\u00AD', 'DRAFT', ' DRAFT '])(
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

  test.each(['Active', 'OnHold', 'Completed'] as const)(
    'the PR No. of a project that is %s is not emptied',
    async (status) => {
      const { id, purchaseRequisitionNo } = await createProject({ status })
      for (const PurchaseRequisitionNo of [null, '', '\u200B']) {
        const { status: answered, body } = await save({ id, PurchaseRequisitionNo })
        expect([answered, body.code]).toEqual([400, 'project-incomplete'])
        expect(body.errors).toMatchObject([{ path: 'PurchaseRequisitionNo' }])
      }
      expect((await save({ id, description: 'ใหม่' })).status).toBe(200)
      expect((await get(id)).PurchaseRequisitionNo).toBe(purchaseRequisitionNo)
      expect((await save({ id, PurchaseRequisitionNo: null, name: '' })).status).toBe(200)
    },
  )

  test.each(['\u200B', '\u00AD', '\u200E', '\u2060', '\uFE0F', '\u3164'])(
    'a PR No. of another project is not passed by %j, which nobody sees',
    async (unseen) => {
      const { purchaseRequisitionNo } = await createProject()
      for (const written of [
        `${unseen}${purchaseRequisitionNo}`,
        `${purchaseRequisitionNo} ${unseen}`,
      ]) {
        const { status, body } = await save({ PurchaseRequisitionNo: written })
        expect([status, body.detail]).toEqual([400, THAI])
      }
    },
  )

  test('a PR No. of another project is 400 in Thai, in any language', async () => {
    const { body: made } = await save({ PurchaseRequisitionNo: 'PR-taken' })
    const { status, body } = await save({ PurchaseRequisitionNo: 'PR-taken' }, english)
    expect([status, body.code, body.detail]).toEqual([400, 'pr-no-in-use', THAI])
    expect(body.holder).toMatchObject({ type: 'project', key: made.id })
  })

  test.each(['pr-CASE-1', 'PR-case-1', 'Pr-Case-1'])(
    'matches PR numbers in any case: %s, stored as typed',
    async (PurchaseRequisitionNo) => {
      const { id } = await createProject({ purchaseRequisitionNo: 'PR-CASE-1' })
      const { status, body } = await save({ PurchaseRequisitionNo }, english)
      expect([status, body.code, body.detail]).toEqual([400, 'pr-no-in-use', THAI])
      expect((await save({ id, PurchaseRequisitionNo, name: 'งาน' })).status).toBe(200)
      expect((await get(id)).PurchaseRequisitionNo).toBe(PurchaseRequisitionNo)
      await database().db.project.delete({ where: { id } })
    },
  )

  test('of 20 concurrent saves of one PR No. in two cases one is 200, the others the Thai 400', async () => {
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

  test('an employer that is not a contractor is 400', async () => {
    const site = await createEmployer({ kind: 'Site' })
    const { status, body } = await save({ employerId: site.id })
    expect([status, body.code, body.errors[0]?.path]).toEqual([
      400,
      'not-a-contractor',
      'employerId',
    ])
  })

  test('the own PR No. again is accepted', async () => {
    const { body } = await save({ PurchaseRequisitionNo: 'PR-own' })
    expect((await save({ id: body.id, PurchaseRequisitionNo: 'PR-own', name: 'งาน' })).status).toBe(
      200,
    )
  })

  test('any number of projects have no PR No.', async () => {
    for (const PurchaseRequisitionNo of ['', null, undefined, '  '])
      expect((await save({ PurchaseRequisitionNo })).status).toBe(200)
  })

  test('matches PR numbers composed or decomposed, with or without surrounding spaces', async () => {
    const number = 'PR-น้ำมัน-é-1'
    await save({ PurchaseRequisitionNo: number.normalize('NFC') })
    for (const other of [number.normalize('NFD'), `  ${number} `, `\t${number.normalize('NFC')}\n`])
      expect((await save({ PurchaseRequisitionNo: other })).body.code).toBe('pr-no-in-use')
  })

  test('of 20 concurrent saves of one PR No. one is 200, the others the Thai 400', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => save({ PurchaseRequisitionNo: 'PR-race' }, english)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(
      answers.filter(({ status, body }) => status === 400 && body.detail === THAI),
    ).toHaveLength(19)
    expect(await database().db.project.count({ where: { purchaseRequisitionNo: 'PR-race' } })).toBe(
      1,
    )
  })

  test.each([undefined, null, ''])(
    'with the employerId %j is 500 as problem+json, and nothing is saved',
    async (missing) => {
      const before = await database().db.project.count()
      const { status, body, headers } = await save({
        employerId: missing,
        PurchaseRequisitionNo: 'PR-500',
      })
      expect([status, body.code, headers.get('content-type')]).toEqual([
        500,
        'employer-missing',
        'application/problem+json',
      ])
      expect(await database().db.project.count()).toBe(before)
    },
  )

  test.each([
    ['an unknown employer', { employerId: UNKNOWN_ID }, 'employerId'],
    ['an unknown Work Owner', { workOwnerUserId: UNKNOWN_ID }, 'workOwnerUserId'],
    ['an unknown area', { workspaceAreaIds: [UNKNOWN_ID] }, 'workspaceAreaIds'],
    ['an unknown document template', { documentTemplateIds: [UNKNOWN_ID] }, 'documentTemplateIds'],
    ['an invalid id', { safetyOfficerUserIds: ['5'] }, 'safetyOfficerUserIds.0'],
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
    await database().db.user.update({
      where: { id: former.userId },
      data: { roles: ['SafetyOfficer'] },
    })
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

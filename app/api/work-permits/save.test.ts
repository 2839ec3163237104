import { describe, expect, test } from 'vitest'
import { workPermits } from '@/lib/domain/work/work-permits/contract'
import { toUtcDate } from '@/lib/platform/dates/day'
import { database } from '@/lib/platform/db/database'
import type { InputOf } from '@/lib/platform/contract/contract'
import { call, english } from '@/lib/testing/calls/call'
import {
  createEmployer,
  createJsaTemplate,
  createTask,
  createUser,
  type TestUser,
  UNKNOWN_ID,
} from '@/lib/testing/records/factories'
import {
  createPermitSite,
  createReadyPermit,
  createWorker,
  readPermit,
} from '@/lib/testing/records/permit-site'

type Save = InputOf<typeof workPermits.save>

const site = await createPermitSite()

const save = (caller: TestUser, input: Save) => call(caller, workPermits.save, input, english)

const readiness = async (id: string, caller: TestUser = site.officer) =>
  (await call(caller, workPermits.readiness, { id }, english)).body

describe('work-permits/save', () => {
  test('creates a complete permit with a number and the company of the project', async () => {
    const [worker, template] = [await createWorker(site, '2399-01-02'), await createJsaTemplate()]
    const area = await database().db.workspaceArea.create({
      data: { code: 'W-1', nameTh: 'ลานถัง' },
    })
    const { status, body } = await save(site.owner, {
      projectId: site.project.id,
      typeCode: 'HotWork',
      workspaceAreaId: area.id,
      workDate: '2399-01-02',
      startTime: '08:00',
      endTime: '12:00',
      description: '  เชื่อมท่อ  ',
      workers: [{ personId: worker.id, duty: 'ช่างเชื่อม' }],
      jsa: { templateId: template.id },
      ppe: ['Helmet', 'ถุงมือหนังยาว', 'Helmet'],
    })
    expect([status, body]).toMatchObject([200, { success: true, rowVersion: 1 }])
    expect(await readPermit(site.owner, body.id!)).toMatchObject({
      permitNo: expect.stringMatching(/^WP-\d{4}-\d{6,}$/),
      status: 'Draft',
      group: null,
      contractorId: site.company.id,
      requestedByUserId: site.owner.userId,
      description: 'เชื่อมท่อ',
      workDate: '2399-01-02',
      workers: [{ personId: worker.id, duty: 'ช่างเชื่อม', person: { TrainingStatus: 'Passed' } }],
      jsa: {
        templateId: template.id,
        templateRevision: 1,
        steps: [{ no: 1, activity: 'เตรียมพื้นที่', hazards: [{ hazard: 'ไฟไหม้' }] }],
      },
      ppe: ['Helmet', 'ถุงมือหนังยาว'],
      availableCommands: ['submit', 'cancel'],
      can: { save: true, remove: true, approveAs: [], override: true },
    })
    expect((await readiness(body.id!, site.contractor)).isReady).toBe(true)
  })

  test('steps that are sent back keep the revision that they are of', async () => {
    const template = await createJsaTemplate()
    const { body } = await save(site.owner, { jsa: { templateId: template.id } })
    const { jsa } = await readPermit(site.owner, body.id!)
    const steps = [{ ...jsa.steps[0]!, activity: 'ล้างถัง' }]
    await database().db.jsaTemplate.update({
      where: { id: template.id },
      data: { steps, revision: 2 },
    })
    const saved = async (sent: typeof jsa.steps | undefined) => {
      await save(site.owner, { id: body.id, jsa: { templateId: template.id, steps: sent } })
      const { templateRevision, steps: kept } = (await readPermit(site.owner, body.id!)).jsa
      return [templateRevision, kept[0]?.activity]
    }
    expect(await saved(jsa.steps)).toEqual([1, jsa.steps[0]!.activity])
    expect(await saved(undefined)).toEqual([2, 'ล้างถัง'])
    expect(await saved(jsa.steps)).toEqual([2, jsa.steps[0]!.activity])
  })

  test('a draft may be empty, and that of a Contractor is of the own company', async () => {
    const { status, body } = await save(site.contractor, {})
    expect(status).toBe(200)
    expect(await readPermit(site.contractor, body.id!)).toMatchObject({
      contractorId: site.company.id,
      projectId: null,
      jsa: { templateId: null, templateRevision: null, template: null, steps: [] },
      workers: [],
    })
  })

  test('keeps what is left out and clears what is null', async () => {
    const { id } = await createReadyPermit(site)
    await save(site.contractor, { id, description: 'เปลี่ยนปั๊ม' })
    const kept = await readPermit(site.contractor, id)
    expect(kept).toMatchObject({
      description: 'เปลี่ยนปั๊ม',
      projectId: site.project.id,
      rowVersion: 2,
    })
    expect([kept.workers.length, kept.jsa.steps.length]).toEqual([1, 1])
    const none = { projectId: null, workspaceAreaId: null, workDate: null, startTime: null }
    await save(site.contractor, { id, ...none, endTime: null, description: null, jsa: null })
    expect(await readPermit(site.contractor, id)).toMatchObject({
      projectId: null,
      workspaceAreaId: null,
      workDate: null,
      startTime: null,
      endTime: null,
      description: null,
      jsa: { templateId: null, templateRevision: null, steps: [] },
    })
  })

  test('the workers have the date of the permit, also when only the date changes', async () => {
    const { id } = await createReadyPermit(site)
    await save(site.contractor, { id, workDate: '2399-01-03' })
    const rows = await database().db.workPermitWorker.findMany({ where: { permitId: id } })
    expect(rows.map(({ workDate }) => workDate)).toEqual([toUtcDate('2399-01-03')])
  })

  test.each<[string, Save, string]>([
    ['an unknown project', { projectId: UNKNOWN_ID }, 'projectId'],
    ['an unknown company', { contractorId: UNKNOWN_ID }, 'contractorId'],
    ['an unknown area', { workspaceAreaId: UNKNOWN_ID }, 'workspaceAreaId'],
    ['an unknown worker', { workers: [{ personId: UNKNOWN_ID }] }, 'workers.0.personId'],
    ['an unknown template', { jsa: { templateId: UNKNOWN_ID } }, 'jsa.templateId'],
    ['an end before the start', { startTime: '10:00', endTime: '09:00' }, 'endTime'],
    ['an invalid time', { startTime: '24:00' }, 'startTime'],
    ['a Buddhist-era day', { workDate: '2569-12-24' }, 'workDate'],
    ['an invalid date', { workDate: '2026-02-30' }, 'workDate'],
    ['an unknown type', { typeCode: 'Diving' as 'General' }, 'typeCode'],
    ['a step without hazards', { jsa: { steps: [{ activity: 'ก', hazards: [] }] } }, 'jsa.steps'],
    [
      'one person twice',
      { workers: [{ personId: UNKNOWN_ID }, { personId: UNKNOWN_ID }] },
      'workers',
    ],
  ])('%s is 400 with its path', async (_, input, path) => {
    const { status, body } = await save(site.owner, input)
    expect(status).toBe(400)
    expect(body.errors[0]?.path.startsWith(path)).toBe(true)
  })

  test('an end before the saved start is refused', async () => {
    const { id } = await createReadyPermit(site, { startTime: '08:00', endTime: '12:00' })
    const { status, body } = await save(site.contractor, { id, endTime: '07:00' })
    expect([status, body.code]).toEqual([400, 'times-in-order'])
  })

  test('the company must be a contractor', async () => {
    const owner = await createEmployer({ kind: 'Site' })
    expect((await save(site.owner, { contractorId: owner.id })).status).toBe(400)
  })

  test('is allowed to its requester, its company, the assignee of its task and Admins only', async () => {
    const filler = await createUser('Purchasing')
    const task = await createTask({ assigneeUserId: filler.userId, taskTypeId: 3 })
    const permit = await createReadyPermit(site)
    await database().db.workPermit.update({ where: { id: permit.id }, data: { taskId: task.id } })
    const colleague = await createUser('Contractor', { employerId: site.company.id })
    const callers: [TestUser, number][] = [
      [site.contractor, 200],
      [colleague, 200],
      [filler, 200],
      [await createUser('Admin'), 200],
      [site.officer, 403],
      [site.owner, 403],
      [site.areaOwner, 403],
      [await createUser('TenantAdministrator'), 403],
    ]
    for (const [caller, expected] of callers) {
      const { status } = await save(caller, { id: permit.id, description: 'งาน' })
      expect([caller.roles, status]).toEqual([caller.roles, expected])
      expect((await readPermit(caller, permit.id)).can.save).toBe(expected === 200)
    }
  })

  test('is allowed for a draft, or a permit that was sent back', async () => {
    for (const status of ['Submitted', 'Approved', 'Active', 'Closed', 'Rejected'] as const) {
      const { id } = await createReadyPermit(site, { status })
      const answer = await save(site.contractor, { id, description: 'x' })
      expect([answer.status, answer.body.code]).toEqual([409, 'permit-not-open-to-change'])
    }
    const { id } = await createReadyPermit(site, { status: 'ChangesRequested' })
    expect((await save(site.contractor, { id, description: 'x' })).status).toBe(200)
  })

  test('a stale save is 409 and changes nothing', async () => {
    const { id } = await createReadyPermit(site)
    await save(site.contractor, { id, description: 'ใหม่', rowVersion: 1 })
    const { status, body } = await save(site.contractor, { id, description: 'เก่า', rowVersion: 1 })
    expect([status, body.code]).toEqual([409, 'stale-record'])
    expect((await readPermit(site.contractor, id)).description).toBe('ใหม่')
  })
})

describe('the copy of the JSA', () => {
  test('stays unchanged when the template changes, until it is copied again', async () => {
    const template = await createJsaTemplate()
    const { body } = await save(site.contractor, { jsa: { templateId: template.id } })
    const steps = (template.steps as object[]).concat(template.steps as object[])
    await database().db.jsaTemplate.update({
      where: { id: template.id },
      data: { steps, revision: 2 },
    })
    const before = await readPermit(site.contractor, body.id!)
    expect(before.jsa).toMatchObject({ templateRevision: 1, template: { revision: 2 } })
    expect(before.jsa.steps).toHaveLength(1)
    await save(site.contractor, { id: body.id!, jsa: { templateId: template.id } })
    const after = await readPermit(site.contractor, body.id!)
    expect([after.jsa.templateRevision, after.jsa.steps.length]).toEqual([2, 2])
  })

  test('a disabled or system template cannot be chosen, and permits with it keep it', async () => {
    const template = await createJsaTemplate()
    const { body } = await save(site.contractor, { jsa: { templateId: template.id } })
    await database().db.jsaTemplate.update({
      where: { id: template.id },
      data: { isEnabled: false },
    })
    const system = await createJsaTemplate({ isSystem: true, isEnabled: false })
    for (const { id } of [template, system])
      expect((await save(site.contractor, { jsa: { templateId: id } })).status).toBe(400)
    const again = await save(site.contractor, {
      id: body.id!,
      description: 'งาน',
      jsa: { templateId: template.id },
    })
    expect(again.status).toBe(200)
    expect((await readPermit(site.contractor, body.id!)).jsa.steps).toHaveLength(1)
  })

  test('own steps are saved as they are sent', async () => {
    const hazard = {
      hazard: 'ตก',
      likelihood: 3,
      severity: 5,
      controls: ['ราวกันตก'],
      residualLikelihood: 1,
      residualSeverity: 5,
    }
    const { body } = await save(site.contractor, {
      jsa: { steps: [{ activity: 'ขึ้นนั่งร้าน', hazards: [hazard] }] },
    })
    expect((await readPermit(site.contractor, body.id!)).jsa).toMatchObject({
      templateId: null,
      steps: [{ no: 1, activity: 'ขึ้นนั่งร้าน', hazards: [{ controls: [{ control: 'ราวกันตก' }] }] }],
    })
  })
})

test('a worker keeps the safety duties where a save leaves them out', async () => {
  const worker = await createWorker(site)
  const named = { personId: worker.id, dutyCodes: ['FireWatch' as const, 'FirstAider' as const] }
  const { body } = await call(site.owner, workPermits.save, {
    contractorId: site.company.id,
    workers: [named],
  })
  const id = body.id!
  await call(site.owner, workPermits.save, {
    id,
    workers: [{ personId: worker.id, duty: 'เฝ้าไฟ' }],
  })
  expect((await readPermit(site.owner, id)).workers).toMatchObject([
    { personId: worker.id, duty: 'เฝ้าไฟ', dutyCodes: ['FireWatch', 'FirstAider'] },
  ])
})

test('a worker keeps the duty where a save leaves it out, and loses it by null or nothing in it', async () => {
  const worker = await createWorker(site)
  const named = { personId: worker.id, duty: 'ช่างเชื่อม' }
  const { body } = await call(site.owner, workPermits.save, {
    contractorId: site.company.id,
    workers: [named],
  })
  const dutyAfter = async (change: { duty?: string | null }) => {
    const workers = [{ personId: worker.id, ...change }]
    await call(site.owner, workPermits.save, { id: body.id!, workers })
    return (await readPermit(site.owner, body.id!)).workers[0]?.duty
  }
  expect(await dutyAfter({})).toBe('ช่างเชื่อม')
  expect(await dutyAfter({ duty: ' ' })).toBeNull()
  expect(await dutyAfter(named)).toBe('ช่างเชื่อม')
  expect(await dutyAfter({ duty: null })).toBeNull()
})

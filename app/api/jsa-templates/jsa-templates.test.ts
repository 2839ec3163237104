import { beforeAll, describe, expect, test } from 'vitest'
import { jsaTemplates } from '@/lib/domain/work/jsa-templates/contract'
import { roles } from '@/lib/platform/access/policies'
import { prisma } from '@/lib/platform/db/client'
import { call } from '@/lib/testing/call'
import {
  createJsaTemplate,
  createSystemTemplate,
  createUser,
  jsaStepInput,
  jsaTemplateInput,
} from '@/lib/testing/factories'

const NOBODY = '00000000-0000-7000-8000-000000000000'

let officer: Awaited<ReturnType<typeof createUser>>
let contractor: typeof officer
beforeAll(async () => {
  officer = await createUser('SafetyOfficer')
  contractor = await createUser('Contractor')
})

const get = async (id: string) => (await call(officer, jsaTemplates.get, { id })).body
const reload = (id: string) => prisma().jsaTemplate.findUnique({ where: { id } })
const save = (input: object = {}) =>
  call(officer, jsaTemplates.save, { ...jsaTemplateInput(), ...input })
const remove = (id: string) => call(officer, jsaTemplates.remove, { id })
const offered = async (input = {}) =>
  (await call(contractor, jsaTemplates.listForContractor, input)).body.map(({ id }) => id)

describe('saving', () => {
  test('makes an enabled template with a number of its own, and leaves an audit line', async () => {
    const { status, body } = await save()
    expect([status, body.rowVersion]).toEqual([200, 1])
    expect(await get(body.id!)).toMatchObject({
      code: expect.stringMatching(/^JSA-\d{4}$/),
      isSystem: false,
      IsEnabled: true,
      SourceTemplateId: null,
      SourceTemplateName: null,
      revision: 1,
      stepCount: 1,
      risk: 20,
      residualRisk: 5,
      steps: [{ no: 1, activity: 'เตรียมพื้นที่', activityEn: 'Prepare the area' }],
      can: { save: true, remove: true, setEnabled: true, import: false },
    })
    const line = await prisma().auditEntry.findFirst({ where: { subjectId: body.id! } })
    expect(line).toMatchObject({ event: 'jsa-template.saved', changes: { typeCode: 'HotWork' } })
  })

  test('raises the revision when steps change or move, and only then', async () => {
    const { id } = await createJsaTemplate()
    const revisionAfter = async (input: object) => {
      await save({ id, ...input })
      return (await reload(id))!.revision
    }
    expect(await revisionAfter({ nameTh: 'ชื่อใหม่' })).toBe(1)
    const steps = [jsaStepInput(), jsaStepInput('เก็บงาน')]
    expect(await revisionAfter({ steps })).toBe(2)
    expect(await revisionAfter({ steps: steps.toReversed() })).toBe(3)
    expect(await revisionAfter({ steps: steps.toReversed() })).toBe(3)
  })

  test('numbers steps by their order, whatever numbers are sent', async () => {
    const steps = [
      { no: 7, ...jsaStepInput('ก') },
      { no: 7, ...jsaStepInput('ข') },
    ]
    const { body } = await save({ steps })
    const saved = await get(body.id!)
    expect(saved.steps.map(({ no, activity }) => [no, activity])).toEqual([
      [1, 'ก'],
      [2, 'ข'],
    ])
  })

  test('puts controls into the order of the hierarchy; a plain text is an administrative one', async () => {
    const hazard = {
      ...jsaStepInput().hazards[0]!,
      controls: [
        { type: 'ppe', control: 'ถุงมือ' },
        'ประชุมก่อนเริ่มงาน',
        { Type: 'elimination', control: 'ย้ายงาน' },
      ],
    }
    const { body } = await save({ steps: [{ activity: 'ตัดท่อ', hazards: [hazard] }] })
    expect((await get(body.id!)).steps[0]?.hazards[0]?.controls).toEqual([
      { type: 'elimination', control: 'ย้ายงาน', controlEn: null },
      { type: 'administrative', control: 'ประชุมก่อนเริ่มงาน', controlEn: null },
      { type: 'ppe', control: 'ถุงมือ', controlEn: null },
    ])
  })

  test('refuses an older version and changes nothing', async () => {
    const { id } = await createJsaTemplate()
    expect((await save({ id, nameTh: 'ก', rowVersion: 1 })).body.rowVersion).toBe(2)
    const { status, body } = await save({ id, nameTh: 'ข', rowVersion: 1 })
    expect([status, body.code]).toEqual([409, 'stale-record'])
    expect(await reload(id)).toMatchObject({ nameTh: 'ก', rowVersion: 2 })
  })

  test('of 10 who save one version at once, one wins', async () => {
    const { id } = await createJsaTemplate()
    const all = await Promise.all(
      Array.from({ length: 10 }, (_, index) => save({ id, nameTh: `${index}`, rowVersion: 1 })),
    )
    expect(all.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
  })

  test('refuses a code that another template has; without one the old code stays', async () => {
    const { id, code } = await createJsaTemplate()
    const { status, body } = await save({ code })
    expect([status, body.code, body.errors[0]?.path]).toEqual([400, 'code-in-use', 'code'])
    await save({ id, code: '' })
    expect(await reload(id)).toMatchObject({ code })
  })

  test('passes over numbers that were given by hand', async () => {
    const [{ last }] = await prisma().$queryRaw<[{ last: bigint }]>`
      SELECT nextval('jsa_template_number') AS "last"`
    const taken = `JSA-${String(Number(last) + 1).padStart(4, '0')}`
    await createJsaTemplate({ code: taken })
    const { body } = await save()
    expect((await reload(body.id!))!.code > taken).toBe(true)
  })

  const step = jsaStepInput()
  const hazard = step.hazards[0]!
  const withHazard = (changes: object) => ({
    steps: [{ ...step, hazards: [{ ...hazard, ...changes }] }],
  })
  test.each([
    ['no steps', { steps: [] }, 'steps'],
    ['51 steps', { steps: Array(51).fill(step) }, 'steps'],
    ['a step without hazards', { steps: [{ ...step, hazards: [] }] }, 'steps.0.hazards'],
    ['a blank activity', { steps: [{ ...step, activity: ' ' }] }, 'steps.0.activity'],
    ['a likelihood of 0', withHazard({ likelihood: 0 }), 'steps.0.hazards.0.likelihood'],
    ['a severity of 6', withHazard({ severity: 6 }), 'steps.0.hazards.0.severity'],
    ['a severity of 2.5', withHazard({ severity: 2.5 }), 'steps.0.hazards.0.severity'],
    ['a likelihood in words', withHazard({ likelihood: '3' }), 'steps.0.hazards.0.likelihood'],
    [
      'a risk that controls have raised',
      withHazard({ likelihood: 1, residualLikelihood: 2 }),
      'steps.0.hazards.0.residualLikelihood',
    ],
    ['a hazard without controls', withHazard({ controls: [] }), 'steps.0.hazards.0.controls'],
    [
      'a blank control',
      withHazard({ controls: [{ type: 'ppe', control: '' }] }),
      'steps.0.hazards.0.controls.0.control',
    ],
    [
      'a control of no kind',
      withHazard({ controls: [{ type: 'luck', control: 'x' }] }),
      'steps.0.hazards.0.controls.0.type',
    ],
    ['an unknown kind of permit', { typeCode: 'Diving' }, 'typeCode'],
    ['a missing name', { nameTh: undefined }, 'nameTh'],
  ])('refuses %s and names the field', async (_, input, path) => {
    const { status, body } = await save(input)
    expect([status, body.code, body.errors[0]?.path]).toEqual([400, 'invalid-input', path])
  })

  test('the draft of a new template lacks only its texts', async () => {
    const { body } = await call(officer, jsaTemplates.create, {})
    expect(body).toMatchObject({ code: '', typeCode: 'General', IsEnabled: true })
    expect(body.steps).toHaveLength(1)
  })
})

describe('system templates', () => {
  test('are read-only', async () => {
    const { id } = await createSystemTemplate()
    const answers = [
      await save({ id }),
      await remove(id),
      await call(officer, jsaTemplates.setEnabled, { id, IsEnabled: true }),
    ]
    for (const { status, body } of answers)
      expect([status, body.code]).toEqual([400, 'system-template'])
    expect(await reload(id)).toMatchObject({ rowVersion: 1, isEnabled: false })
    expect((await get(id)).can).toEqual({
      save: false,
      remove: false,
      setEnabled: false,
      import: true,
    })
  })

  test('are listed apart, and offered to nobody until imported', async () => {
    const { id } = await createSystemTemplate()
    const { id: own } = await createJsaTemplate()
    const listed = (await call(officer, jsaTemplates.listSystem, {})).body.map((row) => row.id)
    expect([listed.includes(id), listed.includes(own)]).toEqual([true, false])
    expect((await offered()).includes(id)).toBe(false)
  })
})

describe('importing', () => {
  const check = async (ids: string[]) =>
    (await call(officer, jsaTemplates.checkImported, { ids })).body
  const importAll = async (ids: string[]) =>
    (await call(officer, jsaTemplates.batchImport, { ids })).body

  test('copies several at once, each with an outcome, and names their source', async () => {
    const [first, second] = [await createSystemTemplate(), await createSystemTemplate()]
    const { id: own } = await createJsaTemplate()
    expect(await check([first.id, own])).toEqual([
      { id: first.id, isImported: false },
      { id: own, isImported: false },
    ])
    const results = await importAll([first.id, NOBODY, second.id, own])
    expect(results.map(({ outcome }) => outcome)).toEqual([
      'Imported',
      'NotFound',
      'Imported',
      'NotFound',
    ])
    const templateId = results[0]!.templateId!
    expect(await get(templateId)).toMatchObject({
      isSystem: false,
      IsEnabled: true,
      SourceTemplateId: first.id,
      SourceTemplateName: first.nameTh,
      steps: [{ activity: 'เตรียมพื้นที่' }],
    })
    expect(await check([first.id])).toEqual([{ id: first.id, isImported: true, templateId }])
    expect(await get(first.id)).toMatchObject({
      importedTemplateId: templateId,
      can: { import: false },
    })
    expect(await offered()).toContain(templateId)
  })

  test('says so when a template was imported already', async () => {
    const { id } = await createSystemTemplate()
    const [made] = await importAll([id])
    expect(await importAll([id, id])).toEqual([
      { id, outcome: 'AlreadyImported', templateId: made?.templateId },
    ])
  })

  test('by ten at once gives one copy of each', async () => {
    const ids = (await Promise.all([1, 2, 3].map(createSystemTemplate))).map(({ id }) => id)
    const all = await Promise.all(
      Array.from({ length: 10 }, (_, index) => importAll(index % 2 ? ids : ids.toReversed())),
    )
    const outcomes = all.flat().map(({ outcome }) => outcome)
    expect(outcomes.filter((outcome) => outcome === 'Imported')).toHaveLength(3)
    expect(outcomes.filter((outcome) => outcome === 'AlreadyImported')).toHaveLength(27)
    expect(await prisma().jsaTemplate.count({ where: { sourceTemplateId: { in: ids } } })).toBe(3)
  })

  test('leaves a source that never changes, not by a save of the copy', async () => {
    const [source, other] = [await createSystemTemplate(), await createSystemTemplate()]
    const [{ templateId } = {}] = await importAll([source.id])
    expect((await save({ id: templateId, SourceTemplateId: other.id })).status).toBe(200)
    expect((await save({ id: templateId, SourceTemplateId: null })).status).toBe(200)
    expect((await get(templateId!)).SourceTemplateId).toBe(source.id)
  })

  test('may be done again once the copy is removed', async () => {
    const { id } = await createSystemTemplate()
    const [first] = await importAll([id])
    await remove(first!.templateId!)
    expect((await importAll([id]))[0]).toMatchObject({ outcome: 'Imported' })
  })

  test('names the source in English to those who read English', async () => {
    const { id } = await createSystemTemplate()
    const [made] = await importAll([id])
    const { body } = await call(
      officer,
      jsaTemplates.get,
      { id: made!.templateId! },
      { 'accept-language': 'en' },
    )
    expect(body.SourceTemplateName).toBe('Welding')
  })

  test.each([[[]], [Array(201).fill(NOBODY)], [['5']], ['x']])('refuses %j', async (ids) => {
    const { status } = await call(officer, jsaTemplates.batchImport, { ids: ids as string[] })
    expect(status).toBe(400)
  })
})

describe('offering to contractors', () => {
  test('leaves out what is disabled, and takes it in again', async () => {
    const { id } = await createJsaTemplate()
    expect(await offered()).toContain(id)
    await call(officer, jsaTemplates.setEnabled, { id, IsEnabled: false })
    expect(await offered()).not.toContain(id)
    const { body } = await call(officer, jsaTemplates.setEnabled, {
      id,
      IsEnabled: true,
      rowVersion: 2,
    })
    expect(body.rowVersion).toBe(3)
    expect(await offered()).toContain(id)
  })

  test('may be narrowed to a kind of permit', async () => {
    const { id } = await createJsaTemplate({ typeCode: 'Excavation' })
    expect(await offered({ typeCode: 'Excavation' })).toEqual([id])
    expect(await offered({ typeCode: 'Lifting' })).not.toContain(id)
  })

  test.each(roles)('%s sees what is offered, and manages it by the policy alone', async (role) => {
    const as = await createUser(role)
    const { id } = await createJsaTemplate()
    const { body } = await call(as, jsaTemplates.listForContractor, {})
    const mayManage = role === 'Admin' || role === 'SafetyOfficer'
    expect(body.find((row) => row.id === id)?.can.save).toBe(mayManage)
    expect((await call(as, jsaTemplates.get, { id })).status).toBe(mayManage ? 200 : 403)
    expect((await call(as, jsaTemplates.save, jsaTemplateInput())).status).toBe(
      mayManage ? 200 : 403,
    )
  })

  test('refuses an older version', async () => {
    const { id } = await createJsaTemplate({ rowVersion: 3 })
    const input = { id, IsEnabled: false, rowVersion: 2 }
    expect((await call(officer, jsaTemplates.setEnabled, input)).body.code).toBe('stale-record')
  })
})

test('searching finds by code and both names, filters, sorts and pages', async () => {
  await createJsaTemplate({ code: 'QQ-2', nameTh: 'ยกของ', nameEn: 'Hoisting', isEnabled: false })
  await createJsaTemplate({ code: 'QQ-1', nameTh: 'ขุดดิน', typeCode: 'Excavation' })
  await createJsaTemplate({ code: 'QQ-3', isSystem: true, isEnabled: false })
  const search = async (input: object) =>
    (await call(officer, jsaTemplates.search, { keyword: 'qq', ...input })).body.map(
      ({ code }) => code,
    )
  expect(await search({})).toEqual(['QQ-1', 'QQ-2', 'QQ-3'])
  expect(await search({ keyword: 'qq hoist' })).toEqual(['QQ-2'])
  expect(await search({ isSystem: true })).toEqual(['QQ-3'])
  expect(await search({ isSystem: false, IsEnabled: false })).toEqual(['QQ-2'])
  expect(await search({ typeCode: 'Excavation' })).toEqual(['QQ-1'])
  expect(await search({ sort: '-code', page: 2, pageSize: 2 })).toEqual(['QQ-1'])
})

describe('a template that a permit refers to', () => {
  const makePermit = async (jsaTemplateId: string) =>
    prisma().workPermit.create({
      data: {
        ...{ permitNo: `WP-${jsaTemplateId}`, requestedByUserId: officer.userId },
        ...{ jsaTemplateId, jsaTemplateRevision: 1, jsaSteps: [jsaStepInput()] },
      },
    })

  test('cannot be removed', async () => {
    const { id } = await createJsaTemplate()
    await makePermit(id)
    const { status, body } = await remove(id)
    expect([status, body.code]).toEqual([400, 'record-in-use'])
    expect(await reload(id)).not.toBeNull()
  })

  test('may be changed and disabled; the permit keeps the steps it was made with', async () => {
    const { id } = await createJsaTemplate()
    const permit = await makePermit(id)
    await save({ id, steps: [jsaStepInput('อื่น')] })
    await call(officer, jsaTemplates.setEnabled, { id, IsEnabled: false })
    const kept = await prisma().workPermit.findUniqueOrThrow({ where: { id: permit.id } })
    expect(kept).toMatchObject({ jsaTemplateRevision: 1, jsaSteps: [jsaStepInput()] })
  })
})

test('removing takes a template away, once, and leaves an audit line', async () => {
  const { id, code } = await createJsaTemplate()
  expect((await remove(id)).status).toBe(200)
  expect((await remove(id)).body.code).toBe('record-not-found')
  const line = await prisma().auditEntry.findFirst({ where: { subjectId: id } })
  expect(line).toMatchObject({ event: 'jsa-template.removed', changes: { code } })
})

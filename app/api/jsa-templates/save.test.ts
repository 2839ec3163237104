import * as z from 'zod'
import { describe, expect, test } from 'vitest'
import { jsaTemplates } from '@/lib/domain/work/jsa-templates/contract'
import { database } from '@/lib/platform/db/database'
import { call } from '@/lib/testing/calls/call'
import {
  createJsaTemplate,
  createUser,
  jsaStepInput,
  jsaTemplateInput,
} from '@/lib/testing/records/factories'

const officer = await createUser('SafetyOfficer')

const get = async (id: string) => (await call(officer, jsaTemplates.get, { id })).body
const reload = (id: string) => database().db.jsaTemplate.findUnique({ where: { id } })

const save = (input: object = {}) =>
  call(officer, jsaTemplates.save, { ...jsaTemplateInput(), ...input })

const remove = (id: string) => call(officer, jsaTemplates.remove, { id })

describe('saving', () => {
  test('creates an enabled template with a new number, and leaves an audit line', async () => {
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
    const line = await database().db.auditEntry.findFirst({ where: { subjectId: body.id! } })
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

  test('sorts controls by the hierarchy of controls, with a plain text as administrative', async () => {
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

  test('of 10 concurrent saves of one version one succeeds', async () => {
    const { id } = await createJsaTemplate()
    const all = await Promise.all(
      Array.from({ length: 10 }, (_, index) => save({ id, nameTh: `${index}`, rowVersion: 1 })),
    )
    expect(all.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
  })

  test('refuses a code of another template and names it, and keeps the code when it is left out', async () => {
    const { id, code } = await createJsaTemplate()
    const { status, body } = await save({ code })
    expect([status, body.code, body.errors[0]?.path]).toEqual([400, 'code-in-use', 'code'])
    expect(body.holder).toMatchObject({ type: 'jsa-template', key: id })
    await save({ id, code: '' })
    expect(await reload(id)).toMatchObject({ code })
  })

  test('skips numbers that were entered by hand', async () => {
    const { last } = await database().sql`SELECT nextval('jsa_template_number')::int AS "last"`.one(
      z.object({ last: z.int() }),
    )
    const taken = `JSA-${String(last + 1).padStart(4, '0')}`
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
      'a residual risk above the initial one',
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
      'a control without a type',
      withHazard({ controls: [{ type: 'luck', control: 'x' }] }),
      'steps.0.hazards.0.controls.0.type',
    ],
    ['an unknown kind of permit', { typeCode: 'Diving' }, 'typeCode'],
    ['a missing name', { nameTh: undefined }, 'nameTh'],
  ])('refuses %s and names the field', async (_, input, path) => {
    const { status, body } = await save(input)
    expect([status, body.code, body.errors[0]?.path]).toEqual([400, 'invalid-input', path])
  })

  test('a new template from create has no steps, and so no risk that nobody chose', async () => {
    const { body } = await call(officer, jsaTemplates.create, {})
    expect(body).toMatchObject({ code: '', typeCode: 'General', IsEnabled: true, steps: [] })
  })
})

describe('a template that a permit refers to', () => {
  const makePermit = async (jsaTemplateId: string) =>
    database().db.workPermit.create({
      data: {
        permitNo: `WP-${jsaTemplateId}`,
        requestedByUserId: officer.userId,
        jsaTemplateId,
        jsaTemplateRevision: 1,
        jsaSteps: [jsaStepInput()],
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
    const kept = await database().db.workPermit.findUniqueOrThrow({ where: { id: permit.id } })
    expect(kept).toMatchObject({ jsaTemplateRevision: 1, jsaSteps: [jsaStepInput()] })
  })
})

test('removing deletes a template once and leaves an audit line', async () => {
  const { id, code } = await createJsaTemplate()
  expect((await remove(id)).status).toBe(200)
  expect((await remove(id)).body.code).toBe('record-not-found')
  const line = await database().db.auditEntry.findFirst({ where: { subjectId: id } })
  expect(line).toMatchObject({ event: 'jsa-template.removed', changes: { code } })
})
